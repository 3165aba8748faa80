import type { LibraryQuery } from '#shared/contract/library.ts'

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
