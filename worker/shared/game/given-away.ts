import { dropArticle, fold, normalise, squeeze } from '../matching/normalise.ts'

const GENERIC = new Set('island islands river city king queen'.split(' '))

/** Folded, without a leading article. */
export const wordsOf = (text: string) => dropArticle(fold(text)).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []

/** Diamonds is diamond, Austria's Austria. */
export const stem = (word: string) => (word.length > 4 ? word.replace(/(?:e?s)$/, '') : word)

/** The part of its item's name or answers that a clue gives away; else null. */
export function givenAway(clue: string, name: string, answers: readonly string[]): string | null {
  const said = wordsOf(clue).map(stem)
  const saysAll = (words: string[]) =>
    words.length > 0 && said.some((_, at) => words.every((word, after) => said[at + after] === stem(word)))
  const joined = squeeze(fold(clue))
  // Spiderman for Spider-Man: so long an answer rarely stands in a clue by chance.
  const answer = answers.find(
    (text) => saysAll(wordsOf(text)) || (normalise(text).length > 5 && joined.includes(normalise(text))),
  )
  if (answer !== undefined) return answer
  const telling = wordsOf(name).filter((word) => word.length >= 4 && !GENERIC.has(word))
  return telling.find((word) => said.includes(stem(word))) ?? null
}
