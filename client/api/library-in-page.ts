import type { LibraryInPage, LibraryPage, LibraryQuery } from '#shared/contract/library.ts'
import { easternDate } from '#shared/game/eastern-day.ts'

let inPage: LibraryInPage | null | undefined

function read(): LibraryInPage | null {
  if (inPage === undefined) {
    const block = document.getElementById('library')
    // The worker's own answer of this very version.
    inPage = block?.textContent ? JSON.parse(block.textContent) : null
  }
  return inPage ?? null
}

/** What the page itself brought of the library: guests', and of one query. */
export function findInPage({ page, category }: LibraryQuery): LibraryPage | undefined {
  const library = read()
  return library?.query.page === page && library.query.category === category ? library.page : undefined
}

const opened = Date.now()

/** When that was an answer: ms since 1970 UTC. A browser's history may bring the page of another day, which is out of date. */
export const madeAt = () => (read()?.today === easternDate(opened) ? opened : 0)
