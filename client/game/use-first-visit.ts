import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../browser-storage.ts'

const KEY = 'topple:visited'

/** Whether this browser has not been here before; stays so until the page is left. Known after the first paint. */
export function useFirstVisit(): boolean {
  const [isFirst, setFirst] = useState(false)
  useEffect(() => {
    if (readStored(KEY) === true) return
    setFirst(true)
    writeStored(KEY, true)
  }, [])
  return isFirst
}
