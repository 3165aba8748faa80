import { CATEGORY_MAX_LENGTH } from '../limits.ts'
import type { LibraryQuery } from './library.ts'
import { readPage } from './page-number.ts'

/** URLSearchParams. */
type Address = { get: (name: string) => string | null }

/** Invalid parameters are left out. Guests have no played marks. */
export function readAddress(address: Address, isPlayer: boolean): LibraryQuery {
  const category = address.get('category')
  const played = address.get('played')
  return {
    page: readPage(address.get('page')),
    ...(category && category.length <= CATEGORY_MAX_LENGTH && { category }),
    ...(isPlayer && (played === 'yes' || played === 'no') && { played }),
  }
}

/** Below /api. */
export const libraryAddress = (query: LibraryQuery): string =>
  `/library?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
