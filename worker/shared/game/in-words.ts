import { small } from '../matching/numbers.ts'

/** Digits where `n` has no single word. */
export const inWords = (n: number): string => small[n] ?? String(n)

/** Capitalised. */
export function inWordsAtStart(n: number): string {
  const words = inWords(n)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
