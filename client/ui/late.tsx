import { type ReactNode, useEffect, useState } from 'react'

/** Milliseconds: what comes sooner needs no sign that it is coming. */
const SOON = 200

/** Shows `children` only after a moment, for what mostly comes sooner, and `meanwhile` until then. */
export function Late({ children, meanwhile = null }: { children: ReactNode; meanwhile?: ReactNode }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON)
    return () => clearTimeout(timer)
  }, [])
  return isLate ? children : meanwhile
}
