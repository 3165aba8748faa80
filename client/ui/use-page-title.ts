import { useEffect } from 'react'

/** The document's title while the screen stands. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
