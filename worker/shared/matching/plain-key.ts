// The key of a text that needs none of normalise's finer points, as most guesses do: small enough to stand in every page.

const accentsAndApostrophes = /[\u0300-\u036f'’‘]/g
const plain = /^[a-z0-9 .,:;!?()/"-]*$/
const finer = /\d[.,]\d|^-|-$|, ?the$|^[^a-z]*$/

/** The key that normalise gives, where it is plain to see; else the text itself behind "=", equal only to the same text. */
export function plainKey(text: string): string {
  const folded = text.normalize('NFKD').toLowerCase().replace(accentsAndApostrophes, '').replace(/\s+/g, ' ').trim()
  if (!plain.test(folded) || finer.test(folded)) return `=${text.trim().toLowerCase()}`
  return folded.replace(/^[^a-z0-9]*(?:the|an?) (?=.*[a-z0-9])/, '').replace(/[^a-z0-9]/g, '')
}
