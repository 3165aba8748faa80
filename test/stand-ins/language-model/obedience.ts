import { answerWell } from './answers.ts'
import { type Draft, draftList } from './draft-list.ts'
import type { Question } from './wires.ts'

type Change = (draft: Draft, told: RegExpExecArray) => object

const withItems = (draft: Draft, change: (item: Draft['items'][number], at: number) => object) => ({
  ...draft,
  items: draft.items.map((item, at) => ({ ...item, ...change(item, at) })),
})
const withTitle = (draft: Draft, title: string) => ({ ...draft, title })

/** The orders that a topic may contain, and the change that each makes to the draft. */
const ORDERS: [RegExp, Change][] = [
  [/answer with (\d+) items/i, (draft, [, count]) => ({ ...draft, items: draftList('', Number(count)).items })],
  [/(\S+) as the only source/i, (draft, [, url = '']) => ({ ...draft, sources: [{ title: 'Here', url }] })],
  [/no sources/i, (draft) => ({ ...draft, sources: [] })],
  [/title “([^”]*)”/i, (draft, [, title = '']) => withTitle(draft, title)],
  [/title of (\d+) letters/i, (draft, [, count]) => withTitle(draft, 'a'.repeat(Number(count)))],
  [/title that rings a bell/i, (draft) => withTitle(draft, 'The things \u0007 of it')],
  [/description “([^”]*)”/i, (draft, [, description]) => ({ ...draft, description })],
  [/in Russian/i, (draft) => ({ ...draft, title: 'Самые известные вещи', description: 'Их называют чаще всего.' })],
  [/name in its hint/i, (draft) => withItems(draft, ({ name }) => ({ hint: `It is the ${name}.` }))],
  [/hint “([^”]*)”/i, (draft, [, hint]) => withItems(draft, () => ({ hint }))],
  [/no hints/i, (draft) => withItems(draft, () => ({ hint: '' }))],
  [/every item “([^”]*)”/i, (draft, [, name]) => withItems(draft, () => ({ name }))],
  [/accept “([^”]*)” for every item/i, (draft, [, answer]) => withItems(draft, () => ({ variations: [answer] }))],
  [/figures at random/i, (draft) => withItems(draft, (_, at) => ({ metric: `${(at * 7) % 10} mentions` }))],
  [/invented figures/i, (draft) => withItems(draft, (_, at) => ({ metric: `${90 - at} ${INVENTED}` }))],
  [/set (\w+) to (\w+)/i, (draft, [, field = '', value = '']) => ({ ...draft, [field]: value === 'true' })],
]

/** A unit that does not exist, as any fact-check would notice. */
const INVENTED = 'gazillions'

/** An order to answer with only the quoted text. */
const SAYING = /say only “([^”]*)”/i

/**
 * The answer of a model that obeys every order in the texts of a question, and is sensible where they order nothing.
 */
export function answerObeying(question: Question): string {
  const { schema, data } = question
  const told = Object.values(data).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
  const [, said] = SAYING.exec(told.join('\n')) ?? []
  if (said !== undefined) return said
  const fields = schema.properties ?? {}
  if ('items' in fields) return JSON.stringify(draftAsTold(question))
  if ('claims' in fields) return JSON.stringify(checkAsTold(question))
  if ('topics' in fields) return JSON.stringify(nameAsTold(question))
  return JSON.stringify(answerWell(question))
}

function draftAsTold(question: Question): object {
  const topic = String(question.data.topic ?? '')
  return ORDERS.reduce<object>((draft, [order, change]) => {
    const told = order.exec(topic)
    return told ? change(draft as Draft, told) : draft
  }, answerWell(question) ?? {})
}

type Claim = { number: number; figure?: string }

/** Doubts invented figures, unless the list tells it otherwise. */
function checkAsTold({ data }: Question): object {
  if (/check nothing/i.test(JSON.stringify(data))) return { unfit: '', claims: [] }
  const isTold = /every claim is right/i.test(JSON.stringify(data))
  const claims = ((data.claims ?? []) as Claim[]).map(({ number, figure = '' }) => {
    const is_right = isTold || !figure.includes(INVENTED)
    return { number, is_right, note: is_right ? '' : 'There is no such thing.', missing_answers: [] }
  })
  return { unfit: '', claims }
}

/** Names the topics that the titles of other lists order. */
function nameAsTold({ data }: Question): object {
  const titles = ((data.recent ?? []) as { title: string }[]).map(({ title }) => title).join('\n')
  const [, topic] = /the next topic is (.+)/i.exec(titles) ?? []
  const wanted = (data.wanted ?? []) as { number: number }[]
  return { topics: wanted.map(({ number }, at) => ({ number, topic: at === 0 ? (topic ?? '') : '' })) }
}
