// Removes case, accents, punctuation, spaces and a leading article.

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

// Accents only: a vowel sign of Devanagari or Thai is a letter.
const accents =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f]|\u0670|[\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe00-\ufe2f\u{e0100}-\u{e01ef}]/gu
// Apostrophes, and the ʻokina, which Unicode counts as a letter.
const apostrophes = /['’‘`´\u02b9-\u02df\ua78c]/g

/** Lower case without accents; signs that are read aloud become words, other punctuation stays. */
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

/** Drops a leading the, a or an, and a trailing ", the". */
export function dropArticle(folded: string): string {
  // Two patterns: one for both sides of the comma takes seconds on a long guess.
  const before = folded.replace(/, ?the$/, '')
  return (/[\p{L}\p{N}]/u.test(before) ? before : folded).replace(/^[^\p{L}\p{N}]*(?:the|an?) (?=.*[\p{L}\p{N}])/u, '')
}

/** Letters and digits only. */
export function squeeze(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}\p{M}]+/gu, '').normalize('NFC')
}

/** Drops case and space: matches answers of emoji or punctuation alone. */
export function literal(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\ufe0f/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Empty only for blank text. */
export function normalise(text: string): string {
  return squeeze(dropArticle(fold(text))) || literal(text)
}
