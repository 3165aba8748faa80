const list = (words: string) => words.split(',')
export const small = /* @__PURE__ */ list(
  'zero,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen',
)
const tens = /* @__PURE__ */ list('twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety')
const ordinals = /* @__PURE__ */ list(
  'zeroth,first,second,third,fourth,fifth,sixth,seventh,eighth,ninth,tenth,eleventh,twelfth,thirteenth,fourteenth,fifteenth,sixteenth,seventeenth,eighteenth,nineteenth',
)
const compoundPattern = () =>
  new RegExp(`^(${tens.join('|')})(${small.slice(1, 10).join('|')}|${ordinals.slice(1, 10).join('|')})$`)
const compound = /* @__PURE__ */ compoundPattern()

// After these a lone I or V is a letter: Vitamin I, The King and I.
const letterAfter =
  /^(and|or|vitamin|letter|generation|you|me|am|do|as|than|if|hepatitis|model|class|mister|doctor|plan|line|drive|mr|dr|type|group)$/
// Only after these are X, XX, L, C numbers: Super Bowl XL, but Malcolm X.
const numberAfter =
  /^(part|pt|chapter|episode|volume|vol|number|bowl|wrestlemania|fantasy|iphone|louis|leo|pius|gregory|clement|benedict|charles|innocent|alexander|boniface|os|rocky|saw|war|olympiad)$/
const romanPattern = /^m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/
const romanValues: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }

function romanValue(token: string): number {
  let sum = 0
  for (let at = 0; at < token.length; at++) {
    const value = romanValues[token[at] ?? ''] ?? 0
    sum += value < (romanValues[token[at + 1] ?? ''] ?? 0) ? -value : value
  }
  return sum
}

function isRoman(token: string, before: string | undefined, isLast: boolean): boolean {
  if (!before || !token || !romanPattern.test(token)) return false
  if (numberAfter.test(before)) return token.length > 1 || isLast
  if (token === 'i' || token === 'v') return isLast && before.length > 2 && !letterAfter.test(before)
  return token.length > 1 && /^[ivx]*[iv][ivx]*$/.test(token)
}

type Word = { value: number; kind: 'small' | 'tens' | 'scale'; isOrdinal: boolean }

function numberWord(token: string): Word | null {
  let at = small.indexOf(token)
  if (at >= 0) return { value: at, kind: 'small', isOrdinal: false }
  at = ordinals.indexOf(token)
  if (at >= 0) return { value: at, kind: 'small', isOrdinal: true }
  at = tens.indexOf(token.replace(/ieth$/, 'y'))
  if (at >= 0) return { value: at * 10 + 20, kind: 'tens', isOrdinal: token.endsWith('th') }
  const scale = /^(?:(hundred)|(thousand)|million)(th)?$/.exec(token)
  if (scale) return { value: scale[1] ? 100 : scale[2] ? 1000 : 1e6, kind: 'scale', isOrdinal: !!scale[3] }
  return null
}

/** The number from `start` as digits, and where its words end. */
function readRun(tokens: readonly string[], start: number): { text: string; end: number } {
  let total = 0
  let current = -1
  let last: Word | null = null
  let end = start
  for (let at = start; at < tokens.length; at++) {
    if (tokens[at] === 'and' && last?.kind === 'scale' && at + 1 < tokens.length && numberWord(tokens[at + 1] ?? ''))
      continue
    const word = numberWord(tokens[at] ?? '')
    if (!word) break
    if (word.kind === 'scale') {
      if (word.value > 100) {
        total += Math.max(current, 1) * word.value
        current = -1
      } else current = Math.max(current, 1) * word.value
    } else if (current < 0) current = word.value
    else if (last?.kind === 'scale') current += word.value
    else if (last?.kind === 'tens' && word.value > 0 && word.value < 10) current += word.value
    else if (current >= 10 && current < 100 && word.value >= 10) current = current * 100 + word.value
    else break
    last = word
    end = at + 1
    if (word.isOrdinal) break
  }
  return { text: String(total + Math.max(current, 0)) + (last?.isOrdinal ? 'th' : ''), end }
}

export function isNumberWord(token: string): boolean {
  return /\d/.test(token) || numberWord(token) !== null || compound.test(token) || /^[ivx]+$/.test(token)
}

/** "part ii" as "part 2", "twenty one" as "21", "8th" and "eighth" as "8th". A ":" ends a title. */
export function digitsFor(tokens: readonly string[]): string[] {
  const split = tokens.flatMap((token) => compound.exec(token)?.slice(1, 3) ?? [token])
  const out: string[] = []
  for (let at = 0; at < split.length; ) {
    const token = split[at] ?? ''
    const ordinal = /^(\d+)(?:st|nd|rd|th)$/.exec(token)
    if (ordinal) out.push(`${ordinal[1]}th`)
    else if (numberWord(token)) {
      const run = readRun(split, at)
      out.push(run.text)
      at = run.end
      continue
    } else {
      const isLast = at === split.length - 1 || split[at + 1] === ':'
      out.push(isRoman(token, split[at - 1], isLast) ? String(romanValue(token)) : token)
    }
    at++
  }
  return out.filter((token) => token !== ':')
}
