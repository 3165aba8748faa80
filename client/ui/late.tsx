import { type ReactNode, useEffect, useState } from 'react'

/** Milliseconds. */
const SOON = 200

/** Shows `meanwhile`, and after a moment `children`: most loads are over sooner. */
export function Late({ children, meanwhile = null }: { children: ReactNode; meanwhile?: ReactNode }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON)
    return () => clearTimeout(timer)
  }, [])
  return isLate ? children : meanwhile
}
