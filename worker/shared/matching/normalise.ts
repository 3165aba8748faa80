// What a text comes to when case, accents, punctuation, spaces and a leading article do not matter.

const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ŧ: 't',
  ə: 'e',
  ĸ: 'k',
  ƒ: 'f',
  ς: 'σ',
  '×': 'x',
  '♯': '#',
  '♭': ' flat ',
  '−': '-',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '⁄': '/',
}
const lettersPattern = /[ßæœøłđðþıħŋŧəĸƒς×♯♭−–—‐‑⁄]/g

// Only marks that are accents: a vowel sign of Devanagari or Thai is a letter to its readers.
const accents =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f]|\u0670|[\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe00-\ufe2f\u{e0100}-\u{e01ef}]/gu
// Apostrophes of every kind, the ʻokina among them, which Unicode counts as a letter.
const apostrophes = /['’‘`´\u02b9-\u02df\ua78c]/g

/** Lower case without accents; punctuation and spaces are still there, but signs that are read aloud have become words. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(lettersPattern, (letter) => letters[letter] ?? letter)
    .replace(accents, '')
    .replace(apostrophes, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/&| \+ /g, ' and ')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)\.(?=\d)/g, 'point')
    .replace(/#(?=\d)/g, 'number ')
    .replace(/(?<=[\p{L}\p{N}]) ?(\++)/gu, (_, signs: string) => 'plus'.repeat(signs.length))
    .replace(/(?<=\p{L})#/gu, 'sharp')
    .replace(/^-(?=\d)/, 'minus')
    .replace(/(?<=^[a-z]{1,2}) ?(-+)$/, (_, signs: string) => 'minus'.repeat(signs.length))
}

/** Without a leading the, a or an, and without a trailing ", the". */
export function dropArticle(folded: string): string {
  // Not one pattern for both sides of the comma: on a long guess that takes seconds.
  const before = folded.replace(/, ?the$/, '')
  return (/[\p{L}\p{N}]/u.test(before) ? before : folded).replace(/^[^\p{L}\p{N}]*(?:the|an?) (?=.*[\p{L}\p{N}])/u, '')
}

/** Letters and digits only. */
export function squeeze(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}\p{M}]+/gu, '').normalize('NFC')
}

/** The text itself, but for case and space: what an answer of emoji or punctuation alone is matched by. */
export function literal(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\ufe0f/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The key by which answers and guesses are compared; never empty unless the text is blank. */
export function normalise(text: string): string {
  return squeeze(dropArticle(fold(text))) || literal(text)
}
