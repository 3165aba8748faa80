import { useEffect } from 'react'

/** Goes to the last page when this one has emptied. Pages count from 1. */
export function useLastPage(page: number, lastPage: number | undefined, goTo: (page: number) => void): void {
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) goTo(lastPage)
  })
}
