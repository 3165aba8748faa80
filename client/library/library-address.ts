import type { LibraryQuery } from '#shared/contract/library.ts'

/** Page 1 and no filter are left out. */
export function writeAddress({ page, category, played }: LibraryQuery): URLSearchParams {
  return new URLSearchParams([
    ...(category ? [['category', category]] : []),
    ...(played ? [['played', played]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ])
}

export function whyEmpty({ category, played }: LibraryQuery): string {
  const where = category ? ` in ${category}` : ''
  if (played === 'yes') return `You have not played any lists${where} yet.`
  if (played === 'no') return `You have played every list${where}.`
  return category ? `No past daily lists in ${category}.` : 'No past daily lists found.'
}
