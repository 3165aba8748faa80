// Small enough for every page.

const accentsAndApostrophes = /[\u0300-\u036f'’‘]/g
const plain = /^[a-z0-9 .,:;!?()/"-]*$/
const finer = /\d[.,]\d|^-|-$|, ?the$|^[^a-z]*$/

/** The same key as normalise where that is certain; else "=" and the text, equal only to itself. */
export function plainKey(text: string): string {
  const folded = text.normalize('NFKD').toLowerCase().replace(accentsAndApostrophes, '').replace(/\s+/g, ' ').trim()
  if (!plain.test(folded) || finer.test(folded)) return `=${text.trim().toLowerCase()}`
  return folded.replace(/^[^a-z0-9]*(?:the|an?) (?=.*[a-z0-9])/, '').replace(/[^a-z0-9]/g, '')
}
