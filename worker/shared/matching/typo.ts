import { isNumberWord } from './numbers.ts'
import { isVowel } from './slip-costs.ts'
import { isWithin, type Slip } from './slips.ts'
import { soundsAlike } from './sound.ts'
import { type Spelling, spellingOf } from './spelling.ts'

const allowances = [0, 0, 0, 0, 0, 0.85, 1.05, 1.1, 1.5, 1.6, 1.85, 1.85, 1.85, 2.5, 2.5, 2.5, 2.5, 3]
const wordAllowances = [0, 0, 0, 0.6, 1.05, 1.1, 1.2, 1.3]
/** A swap in a short word of a longer name. */
const swapCost = 0.85

export const allowance = (length: number) => allowances[Math.min(length, 17)] ?? 0

const prefixes = [
  ['hyper', 'hypo'],
  ['inter', 'intra'],
  ['micro', 'macro'],
  ['endo', 'exo'],
  ['pre', 'pro'],
  ['ante', 'anti'],
  ['over', 'under'],
  ['north', 'south'],
  ['east', 'west'],
]

/** Northeastern is not Northwestern. */
const directionsOf = ({ text }: Spelling) => text.match(/north|south|east|west/g)?.join() ?? ''

/** Few enough typos for the answer and for each word. */
export function isForgiven(answer: Spelling, guess: Spelling, slip: Slip): boolean {
  if (slip.cost > allowance(answer.text.length) + 1e-9 || guess.text.length < 5) return false
  const isFixed = (word: string, at: number) =>
    (slip.byGuessWord[at] ?? 0) > 0 && (word.length < 3 || isNumberWord(word))
  if (guess.words.length > 1 && guess.words.some(isFixed)) return false
  const [meant, typed] = [directionsOf(answer), directionsOf(guess)]
  if (meant && typed && meant !== typed) return false
  const isOne = answer.words.length === 1
  if (isOne && answer.text.length < 10 && differInKind(answer.text, guess.text)) return false
  for (const pair of prefixes) {
    const of = (text: string) => pair.findIndex((prefix) => text.startsWith(prefix))
    if (of(answer.text) >= 0 && of(guess.text) >= 0 && of(answer.text) !== of(guess.text)) return false
  }
  const isWordByWord = answer.words.length === guess.words.length
  return slip.byWord.every((cost, at) => {
    const word = answer.words[at] ?? ''
    const typed = guess.words[at] ?? ''
    // Straw Wars: a doubled letter of the whole is another word here.
    if (!isOne && isWordByWord && word !== typed && !isNear(word, typed)) return false
    if (cost < 0.01) return true
    // A typo in "eleven" is no other number; one in "11", "XI" or "six" may be.
    if (isNumberWord(word) && (word.length < 5 || /\d/.test(word) || cost > 0.75)) return false
    if (!isOne && word.length > 2 && cost <= swapCost + 1e-9 && !/^[ivxlcdm]+$/.test(word) && isSwapped(word, typed))
      return true
    if (isOne || cost <= (wordAllowances[word.length] ?? allowance(word.length)) + 1e-9) return true
    // Carl Marx: a first name spelt otherwise.
    return cost < 1.3 && at < answer.words.length - 1 && word !== typed && soundsAlike(word, typed)
  })
}

function isNear(word: string, typed: string): boolean {
  const [one, other] = [spellingOf([word]), spellingOf([typed])]
  return !!one && !!other && isWithin(one, other, 2.15)
}

// Anderson and Andersen, ethane and ethene: a vowel near the end makes another thing of a short word.
function differInKind(answer: string, typed: string): boolean {
  if (answer.length !== typed.length) return false
  const apart = [...answer].flatMap((letter, at) => (letter === typed[at] ? [] : [at]))
  const at = apart[0] ?? 0
  if (apart.length !== 1 || !isVowel(answer[at] ?? '') || !isVowel(typed[at] ?? '')) return false
  const ending = answer.slice(at + 1)
  if (ending === 'r') return false
  if (/[iy][iy]/.test(answer.charAt(at) + typed.charAt(at))) return false
  if (answer.length === 5) return at > 1
  return answer.length === 6
    ? /^([nl]|[nltd]e|[nlr]a|o|tt)$/.test(ending)
    : /^(ne|te|de|ol|al)$/.test(ending) ||
        (/^[nl]$/.test(ending) && /^(s[eo]|m[ae])+$/.test(answer.slice(at - 1, at + 1) + answer[at - 1] + typed[at])) ||
        /an[ao]l$/.test(answer)
}

const isSwapped = (word: string, typed: string) =>
  word.length === typed.length && word !== typed && [...word].toSorted().join() === [...typed].toSorted().join()
