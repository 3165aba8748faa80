import { draftList } from './draft-list.ts'
import type { Question } from './wires.ts'

type Named = { number: number; name: string }
type Pair = { number: number; one: string; other: string }

/** A sensible model's answer, chosen by the requested schema; null for a question that the worker does not ask. */
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

/** A question about a single claim gets other names for its item. */
const missingAnswers = ({ claims }: Question['data']) =>
  (claims as unknown[]).length === 1 ? ['The Old One', 'Thingamajig'] : []

/** A different item to replace the last one, with the same figure. */
function writeItem({ last }: Question['data']): Record<string, unknown> {
  const metric = (last as { metric?: string }).metric ?? ''
  return { name: 'Wheelbarrow', metric, hint: 'A gardener pushes it.', variations: ['Barrow'] }
}

/** Topics whose lists have no items in common. */
const TOPICS =
  'harbours orchards lighthouses meadows caravans workshops libraries canals deserts bakeries markets theatres railways villages monasteries vineyards volcanoes observatories bridges windmills'.split(
    ' ',
  )

/** Names the first TOPICS that appear in no recent title. */
function nameTopics({ wanted, recent }: Question['data']): Record<string, unknown> {
  const titles = ((recent ?? []) as { title: string }[]).map(({ title }) => title).join(' ')
  const free = TOPICS.filter((topic) => !titles.includes(topic))
  return {
    topics: ((wanted ?? []) as { number: number }[]).map(({ number }, at) => ({ number, topic: free[at] ?? '' })),
  }
}

/** The answer of a model for which everything is the same. */
export function answerYes({ schema, data }: Question): Record<string, unknown> {
  const fields = schema.properties ?? {}
  if ('item' in fields) return { item: 1 }
  return { same: pairsOf(data).map(({ number }) => number) }
}

/** The answer of a model that obeys the guess: the number in it, or everything if it says "all". */
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

/** A shared word counts as the same meaning: "amber stone" is Amber. */
function isMeant(guess: string, name: string): boolean {
  const words = new Set(wordsOf(guess))
  return wordsOf(name).some((word) => words.has(word))
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
