import { useEffect, useRef } from 'react'

/** Moves the focus to the heading when the focused row has gone. */
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
