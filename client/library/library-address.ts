import type { LibraryQuery } from '#shared/contract/library.ts'

/** What an address may ask for as a category; the server refuses a longer one. */
const CATEGORY_MAX_LENGTH = 60

/** What the address's query asks of the library; what makes no sense in it is left out. Guests have played nothing. */
export function readAddress(address: URLSearchParams, isPlayer: boolean): LibraryQuery {
  const page = Number(address.get('page'))
  const category = address.get('category')
  const played = address.get('played')
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    ...(category && category.length <= CATEGORY_MAX_LENGTH && { category }),
    ...(isPlayer && (played === 'yes' || played === 'no') && { played }),
  }
}

/** The address's query for `query`: a first page and no filter have none. */
export function writeAddress({ page, category, played }: LibraryQuery): URLSearchParams {
  return new URLSearchParams([
    ...(category ? [['category', category]] : []),
    ...(played ? [['played', played]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ])
}

/** Why a library page shows no list. */
export function whyEmpty({ category, played }: LibraryQuery): string {
  const where = category ? ` in ${category}` : ''
  if (played === 'yes') return `You have not played a list${where} yet.`
  if (played === 'no') return `You have played every list${where}.`
  return category ? `No past daily lists in ${category}.` : 'No past daily lists found.'
}
