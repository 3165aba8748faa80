// The key of a text that needs none of normalise's finer points: of most guesses, in a fraction of its letters.

const accentsAndApostrophes = /[\u0300-\u036f'’‘]/g
const plain = /^[a-z0-9 .,:;!?()/"-]*$/
const finer = /\d[.,]\d|^-|-$|, ?the$|^[^a-z]*$/

/** What normalise says of the text where that is plain to see, else the text itself: the same only where the same was typed. */
export function plainKey(text: string): string {
  const folded = text.normalize('NFKD').toLowerCase().replace(accentsAndApostrophes, '').replace(/\s+/g, ' ').trim()
  if (!plain.test(folded) || finer.test(folded)) return `=${text.trim().toLowerCase()}`
  return folded.replace(/^[^a-z0-9]*(?:the|an?) (?=.*[a-z0-9])/, '').replace(/[^a-z0-9]/g, '')
}
