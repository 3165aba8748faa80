// A way to write an answer or a guess, made ready for comparing letter by letter.

/** What tells quickly that two texts are far apart. */
export type Outline = {
  text: string
  /** The letters that occur, a bit each. */
  mask: number
  /** Those that occur more than once. */
  twice: number
  /** How many letters there are besides the first two of each. */
  more: number
}

/** One way to write an answer or a guess, made ready for comparing. */
export type Spelling = Outline & {
  words: string[]
  /** For each letter, which word it belongs to. */
  wordAt: number[]
  /** For each word, where it begins; and one more, the length. */
  starts: number[]
}

/** Texts are compared by the last five bits of each letter, which tell those of an alphabet apart. */
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

// Scripts whose letters stand for sounds; in the others one sign is a word.
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
