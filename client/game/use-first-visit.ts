import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../browser-storage.ts'

const KEY = 'topple:visited'

/** Known after the first paint, and constant until the page is left. */
export function useFirstVisit(): boolean {
  const [isFirst, setFirst] = useState(false)
  useEffect(() => {
    if (readStored(KEY) === true) return
    setFirst(true)
    writeStored(KEY, true)
  }, [])
  return isFirst
}
