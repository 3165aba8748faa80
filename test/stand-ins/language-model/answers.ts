import { draftList } from './draft-list.ts'
import type { Question } from './wires.ts'

type Named = { number: number; name: string }
type Pair = { number: number; one: string; other: string }

/** What a sensible model says, by the form that the answer is to have; null where the question is none of ours. */
export function answerWell({ schema, data }: Question): Record<string, unknown> | null {
  const fields = schema.properties ?? {}
  if ('item' in fields) return { item: itemsOf(data).find(({ name }) => isMeant(guessOf(data), name))?.number ?? 0 }
  if ('same' in fields)
    return { same: pairsOf(data).flatMap(({ number, one, other }) => (isMeant(one, other) ? [number] : [])) }
  if ('items' in fields) return draftList(String(data.topic ?? ''), data.type === 'ranked' ? 10 : 15)
  if ('hint' in fields) return writeItem(data)
  if ('topics' in fields) return nameTopics(data)
  if ('claims' in fields)
    return {
      unfit: '',
      claims: ((data.claims ?? []) as { number: number }[]).map(({ number }) => ({
        number,
        is_right: true,
        note: '',
        missing_answers: missingAnswers(data),
      })),
    }
  return null
}

/** Asked of one thing alone, it knows other names for it. */
const missingAnswers = ({ claims }: Question['data']) =>
  (claims as unknown[]).length === 1 ? ['The Old One', 'Thingamajig'] : []

/** Another item in the place of the last one, with its figure. */
function writeItem({ last }: Question['data']): Record<string, unknown> {
  const metric = (last as { metric?: string }).metric ?? ''
  return { name: 'Wheelbarrow', metric, hint: 'A gardener pushes it.', variations: ['Barrow'] }
}

/** What lists are about whose items are not those of each other. */
const TOPICS =
  'harbours orchards lighthouses meadows caravans workshops libraries canals deserts bakeries markets theatres railways villages monasteries vineyards volcanoes observatories bridges windmills'.split(
    ' ',
  )

/** The first of TOPICS that no recent title has. */
function nameTopics({ wanted, recent }: Question['data']): Record<string, unknown> {
  const titles = ((recent ?? []) as { title: string }[]).map(({ title }) => title).join(' ')
  const free = TOPICS.filter((topic) => !titles.includes(topic))
  return {
    topics: ((wanted ?? []) as { number: number }[]).map(({ number }, at) => ({ number, topic: free[at] ?? '' })),
  }
}

/** What one says to whom everything is the same. */
export function answerYes({ schema, data }: Question): Record<string, unknown> {
  const fields = schema.properties ?? {}
  if ('item' in fields) return { item: 1 }
  return { same: pairsOf(data).map(({ number }) => number) }
}

/** What one says who does as the guess says: the number that stands in it, or everything where it says all. */
export function answerAsTold(question: Question): Record<string, unknown> {
  const { schema, data } = question
  const told = guessOf(data) || (pairsOf(data)[0]?.one ?? '')
  if (/\ball\b/i.test(told) && !('item' in (schema.properties ?? {}))) return answerYes(question)
  const number = Number(/\d+/.exec(told)?.[0] ?? 1)
  return 'item' in (schema.properties ?? {}) ? { item: number } : { same: [number] }
}

const guessOf = (data: Question['data']) => (typeof data.guess === 'string' ? data.guess : '')
const itemsOf = (data: Question['data']) => (data.items ?? []) as Named[]
const pairsOf = (data: Question['data']) => (data.pairs ?? []) as Pair[]

/** Those mean the same that share a word: "amber stone" is Amber. */
function isMeant(guess: string, name: string): boolean {
  const words = new Set(wordsOf(guess))
  return wordsOf(name).some((word) => words.has(word))
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
