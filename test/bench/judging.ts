/** How well and how fast guesses are judged by the list alone. */
import { loadCatalogue } from '../../worker/lists/catalogue.ts'
import { matchGuess } from '../../worker/shared/matching/match.ts'
import { corpus, type JudgedList, keptApart, shortNames } from '../shared/matching/match-corpus.ts'
import { type Figure, median } from './figures.ts'

const RECALL_LEAST = 0.95
const SHORT_RECALL_LEAST = 0.87
const MICROSECONDS_MOST = 1000
const ITEMS = 50
const ANSWERS = 20
const part = 'judging'

export async function measureJudging(): Promise<Figure[]> {
  return [
    ...judgeCorpus('typos', corpus, RECALL_LEAST),
    ...judgeCorpus('shorter names', shortNames, SHORT_RECALL_LEAST),
    ...judgeCorpus('lists kept apart', keptApart),
    ...(await timeGuesses()),
  ]
}

function judgeCorpus(name: string, lists: JudgedList[], least?: number): Figure[] {
  const kinds = new Map<string, { right: number; all: number }>()
  const falseAccepts: string[] = []
  let rejected = 0
  for (const { items, accepts, rejects } of lists) {
    const judge = (guess: string, name?: string) => {
      const match = matchGuess(guess, items)
      const matched = match && items[match.index]?.name
      if (match && matched !== name) falseAccepts.push(`"${guess}" as ${matched}`)
      return match !== null && matched === name
    }
    for (const [guess, name, kind = 'other'] of accepts) {
      const { right, all } = kinds.get(kind) ?? { right: 0, all: 0 }
      kinds.set(kind, { right: right + (judge(guess, name) ? 1 : 0), all: all + 1 })
    }
    for (const guess of rejects) judge(guess)
    rejected += rejects.length
  }
  const counts = [...kinds.values()]
  const all = counts.reduce((sum, kind) => sum + kind.all, 0)
  const shares = [...kinds].map(([kind, { right, all }]) => `${kind} ${(right / all).toFixed(2)} of ${all}`)
  return [
    {
      part,
      name: `${name}: right guesses decided without a model`,
      value: counts.reduce((sum, kind) => sum + kind.right, 0) / all,
      unit: '',
      ...(least === undefined ? {} : { least }),
      note: shares.length > 1 ? shares.join(', ') : `of ${all}`,
    },
    {
      part,
      name: `${name}: false accepts`,
      value: falseAccepts.length,
      unit: '',
      most: 0,
      note: falseAccepts.slice(0, 3).join(', ') || `of ${rejected} to reject, and ${all} for another item`,
    },
  ]
}

async function timeGuesses(): Promise<Figure[]> {
  const items = await makeLargeList()
  const answers = items.flatMap(({ name, variations }) => [name, ...variations])
  const others = corpus.flatMap(({ accepts, rejects }) => [...accepts.map(([guess]) => guess), ...rejects])
  const kinds = {
    'named exactly': answers,
    'with a slip': answers.map(withSlip),
    // These guesses are compared with every answer.
    'of no item': others.filter((guess) => !matchGuess(guess, items)),
  }
  const figure = { part, unit: 'µs', most: MICROSECONDS_MOST, isOfMachine: true }
  return Object.entries(kinds).flatMap(([kind, guesses]) => {
    const pass = () => guesses.map((guess) => timed(() => matchGuess(guess, items))).toSorted((a, b) => a - b)
    // The first pass warms up the rules.
    pass()
    const times = pass()
    const late = times[Math.floor(times.length * 0.99)] ?? Number.NaN
    const note = `${ITEMS} items with ${ANSWERS} answers each, ${times.length} guesses`
    return [
      { ...figure, name: `a guess ${kind}, median`, value: median(times), note },
      { ...figure, name: `a guess ${kind}, 99 of 100 within`, value: late },
    ]
  })
}

async function makeLargeList() {
  const entries = (await loadCatalogue()).flatMap((list) => list.items)
  const answers = [...new Set(entries.flatMap((item) => [item.name, ...(item.variations ?? [])]))]
  if (answers.length < ITEMS * ANSWERS) throw new Error(`the catalogue has only ${answers.length} answers`)
  return Array.from({ length: ITEMS }, (_, at) => {
    const [name = '', ...variations] = answers.slice(at * ANSWERS, (at + 1) * ANSWERS)
    return { name, variations }
  })
}

/** Swaps two neighbouring letters in the middle. */
function withSlip(text: string): string {
  const [...letters] = text
  const at = Math.floor(letters.length / 2)
  return [...letters.slice(0, at - 1), letters[at], letters[at - 1], ...letters.slice(at + 1)].join('')
}

/** Microseconds. */
function timed(act: () => unknown): number {
  const start = performance.now()
  act()
  return (performance.now() - start) * 1000
}
