import type { LibraryInPage, LibraryPage, LibraryQuery } from '#shared/contract/library.ts'
import { easternDate } from '#shared/game/eastern-day.ts'

let inPage: LibraryInPage | null | undefined

function read(): LibraryInPage | null {
  if (inPage === undefined) {
    const block = document.getElementById('library')
    // The worker's answer, of this very version.
    inPage = block?.textContent ? JSON.parse(block.textContent) : null
  }
  return inPage ?? null
}

/** The library that the page brought: guests', of one query. */
export function findInPage({ page, category }: LibraryQuery): LibraryPage | undefined {
  const library = read()
  return library?.query.page === page && library.query.category === category ? library.page : undefined
}

const opened = Date.now()

/** UTC, ms. A page from the browser's history may be of another day, and stale. */
export const madeAt = () => (read()?.today === easternDate(opened) ? opened : 0)
