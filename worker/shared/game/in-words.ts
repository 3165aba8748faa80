import { small } from '../matching/numbers.ts'

/** `n` as a word where it has one of its own, else in digits. */
export const inWords = (n: number): string => small[n] ?? String(n)

/** The same where a sentence begins with it. */
export function inWordsAtStart(n: number): string {
  const words = inWords(n)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
