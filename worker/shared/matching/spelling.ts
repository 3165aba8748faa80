/** A summary that tells distant texts apart quickly. */
export type Outline = {
  text: string
  /** The letters that occur, one bit each. */
  mask: number
  /** The letters that occur more than once. */
  twice: number
  /** The number of letters beyond the first two of each. */
  more: number
}

export type Spelling = Outline & {
  words: string[]
  /** The word of each letter. */
  wordAt: number[]
  /** The start of each word, then the length. */
  starts: number[]
}

/** The last five bits tell letters of one alphabet apart. */
const bitOf = (text: string, at: number) => text.charCodeAt(at) & 31

export function outlineOf(text: string): Outline {
  let mask = 0
  let twice = 0
  let more = 0
  for (let at = 0; at < text.length; at++) {
    const bit = 1 << bitOf(text, at)
    if (twice & bit) more++
    twice |= mask & bit
    mask |= bit
  }
  return { text, mask, twice, more }
}

// Scripts whose letters are sounds; in others a sign is a word.
const alphabetic =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{N}]+$/u

export function spellingOf(words: readonly string[]): Spelling | null {
  const text = words.join('')
  if (!alphabetic.test(text)) return null
  const wordAt: number[] = []
  const starts: number[] = []
  words.forEach((word, index) => {
    starts.push(wordAt.length)
    for (let at = 0; at < word.length; at++) wordAt.push(index)
  })
  starts.push(wordAt.length)
  return { ...outlineOf(text), words: [...words], wordAt, starts }
}
