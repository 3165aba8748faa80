// A way to write an answer or a guess, made ready for comparing letter by letter.

/** One way to write an answer or a guess, made ready for comparing. */
export type Spelling = {
  text: string
  words: string[]
  /** For each letter, which word it belongs to. */
  wordAt: number[]
  /** For each word, where it begins; and one more, the length. */
  starts: number[]
  /** The letters that occur, a bit each: a quick bound on how far two texts can be apart. */
  mask: number
}

// Scripts whose letters stand for sounds; in the others one sign is a word.
const alphabetic =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{N}]+$/u

export function spellingOf(words: readonly string[]): Spelling | null {
  const text = words.join('')
  if (!alphabetic.test(text)) return null
  const wordAt: number[] = []
  const starts: number[] = []
  let mask = 0
  words.forEach((word, index) => {
    starts.push(wordAt.length)
    for (let at = 0; at < word.length; at++) {
      wordAt.push(index)
      mask |= 1 << (word.charCodeAt(at) % 32)
    }
  })
  starts.push(wordAt.length)
  return { text, words: [...words], wordAt, starts, mask }
}
