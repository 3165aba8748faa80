import { CATEGORY_MAX_LENGTH } from '../limits.ts'
import type { LibraryQuery } from './library.ts'

/** The query of an address, URLSearchParams. */
type Address = { get: (name: string) => string | null }

/** What the address's query asks of the library; what makes no sense in it is left out. Guests have played nothing. */
export function readAddress(address: Address, isPlayer: boolean): LibraryQuery {
  const page = Number(address.get('page'))
  const category = address.get('category')
  const played = address.get('played')
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    ...(category && category.length <= CATEGORY_MAX_LENGTH && { category }),
    ...(isPlayer && (played === 'yes' || played === 'no') && { played }),
  }
}

/** Where the API answers it, below /api. */
export const libraryAddress = (query: LibraryQuery): string =>
  `/library?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
