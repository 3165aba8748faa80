import { useEffect, useRef } from 'react'

/** Where the focused control has gone with its row, the focus goes to the screen's heading and is not lost. */
export function useKeptFocus(data: unknown): void {
  const shown = useRef(data)
  useEffect(() => {
    const isOther = shown.current !== undefined && shown.current !== data
    shown.current = data
    if (isOther && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
  }, [data])
}
