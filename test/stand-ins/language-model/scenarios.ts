import { answerAsTold, answerWell, answerYes } from './answers.ts'
import type { Draft } from './draft-list.ts'
import { answerObeying } from './obedience.ts'
import { type Question, writeAnswer, writeFailure } from './wires.ts'

/** The text of the model's answer to a question. */
type Say = (question: Question) => string

const well: Say = (question) => JSON.stringify(answerWell(question) ?? { answer: 'well' })

/** A good list with `change` applied. */
const drafted =
  (change: (draft: Draft) => object): Say =>
  (question) => {
    const answer = answerWell(question)
    return JSON.stringify(answer && 'items' in answer ? change(answer as Draft) : answer)
  }

type Claims = { claims: { is_right: boolean; note: string; missing_answers: string[] }[] }

/** A good list, but the second opinion doubts the items for which `isDoubted` is true. */
const doubting =
  (isDoubted: (index: number) => boolean): Say =>
  (question) => {
    const answer = answerWell(question)
    if (!answer || !('claims' in answer)) return JSON.stringify(answer)
    const claims = (answer as Claims).claims.map((claim, index) =>
      isDoubted(index)
        ? { ...claim, is_right: false, note: 'It is not so.', missing_answers: ['The Old One', ' '] }
        : claim,
    )
    return JSON.stringify({ ...answer, claims })
  }

/** A good list, but the second opinion says that it is not for children. */
const unfit: Say = (question) => {
  const answer = answerWell(question)
  return JSON.stringify(answer && 'claims' in answer ? { ...answer, unfit: 'It is cruel.' } : answer)
}

const withSource = (url: string) => drafted((draft) => ({ ...draft, sources: [{ title: 'The Book of Things', url }] }))

const PILLS = 'https://pills.example.com/'

/** A good list with an advertisement, which the second opinion finds unfit wherever it sees the text. */
const selling = (change: (draft: Draft) => object): Say => {
  const draft = drafted(change)
  return (question) => {
    const isSeen = 'claims' in (question.schema.properties ?? {}) && /pills/i.test(JSON.stringify(question.data))
    return isSeen ? JSON.stringify({ ...answerWell(question), unfit: 'It sells pills.' }) : draft(question)
  }
}

/** Numbers the topics in order. */
const namingTopics =
  (name: (data: Question['data']) => string[]): Say =>
  (question) => {
    const answer = answerWell(question)
    if (!answer || !('topics' in answer)) return JSON.stringify(answer)
    return JSON.stringify({ topics: name(question.data).map((topic, at) => ({ number: at + 1, topic })) })
  }

const SAID: Record<string, Say> = {
  well,
  unfit,
  empty: () => '',
  'cut-off': (question) => well(question).slice(0, -3),
  fenced: (question) => `Of course! Here it is:\n\n\`\`\`json\n${well(question)}\n\`\`\`\n`,
  'open-fence': () => `\`\`\`json\n${' '.repeat(400_000)}`,
  prose: () => 'I would say that it depends.',
  huge: (question) => JSON.stringify({ ...answerWell(question), padding: 'x'.repeat(2 * 1024 * 1024) }),
  nine: drafted((draft) => ({ ...draft, items: draft.items.slice(0, 9) })),
  eleven: drafted((draft) => ({
    ...draft,
    items: [...draft.items, { ...draft.items[0], name: 'Wheelbarrow', metric: '1 mention' }],
  })),
  doubled: drafted((draft) => ({
    ...draft,
    items: [...draft.items.slice(0, -1), { ...draft.items[0], metric: '1 mention' }],
  })),
  'wrong-language': drafted((draft) => ({
    ...draft,
    title: 'Самые известные вещи',
    description: 'Вещи, которые называют чаще всего.',
  })),
  german: drafted((draft) => ({
    ...draft,
    title: 'Die bekanntesten Dinge',
    description: 'Die Dinge, die am häufigsten genannt werden, in der Reihenfolge ihrer Nennungen.',
    items: draft.items.map((item) => ({ ...item, hint: 'Man findet es in beinahe jedem Haushalt.' })),
  })),
  'http-source': withSource('http://things.example.com/book'),
  'javascript-source': withSource('javascript:alert(1)'),
  'unopenable-source': withSource('https://a.b.99/x'),
  'source-without-port': withSource('https://things.example.com:99999/'),
  'two-sources': drafted((draft) => ({ ...draft, sources: [...draft.sources, { title: 'Another', url: PILLS }] })),
  'sells-in-title': selling((draft) => ({ ...draft, title: 'Pills that everybody wants' })),
  'sells-in-category': selling((draft) => ({ ...draft, category: 'Cheap pills' })),
  'sells-in-hint': selling((draft) => ({
    ...draft,
    items: draft.items.map((item, at) =>
      at === 3 ? { ...item, hint: 'It is as good as the pills of our shop.' } : item,
    ),
  })),
  'sells-in-source': selling((draft) => ({
    ...draft,
    sources: draft.sources.map(({ url }) => ({ title: 'Cheap pills', url })),
  })),
  'sells-at-host': selling((draft) => ({ ...draft, sources: [{ title: 'A book', url: PILLS }] })),
  'telling-hints': drafted((draft) => ({
    ...draft,
    items: draft.items.map((item) => ({ ...item, hint: `This is the ${item.name}.` })),
  })),
  unordered: drafted((draft) => ({
    ...draft,
    items: draft.items.map((item, at) => ({ ...item, metric: `${at % 2 ? 900 : 100} mentions` })),
  })),
  'mixed-units': drafted((draft) => ({
    ...draft,
    items: draft.items.map((item, at) => ({ ...item, metric: `${1000 - at * 25} ${at === 4 ? 'lines' : 'mentions'}` })),
  })),
  'topics-again': namingTopics((data) => (data.recent as { title: string }[]).map(({ title }) => title)),
  'topics-alike': namingTopics(() => Array<string>(3).fill('the tall ships')),
  'topics-odd': namingTopics(() => ['x'.repeat(201), ' \n ', 'a bell \u0007']),
  'taken-name': (question) => JSON.stringify({ ...answerWell(question), name: 'Amber' }),
  'other-unit': (question) => JSON.stringify({ ...answerWell(question), metric: '195 pounds' }),
  'foreign-hint': (question) => JSON.stringify({ ...answerWell(question), hint: 'Садовник толкает её перед собой.' }),
  'no-hint': (question) => JSON.stringify({ ...answerWell(question), hint: ' ' }),
  'long-hint': (question) => JSON.stringify({ ...answerWell(question), hint: 'A gardener pushes it. '.repeat(30) }),
  'endless-names': (question) =>
    JSON.stringify({ ...answerWell(question), name: 'a '.repeat(100_000), variations: ['b '.repeat(100_000)] }),
  'doubts-one': doubting((index) => index === 2),
  'doubts-two': doubting((index) => index === 2 || index === 4),
  'doubts-all': doubting(() => true),
  'no-claims': (question) => JSON.stringify({ ...answerWell(question), claims: [] }),
  'always-yes': (question) => JSON.stringify(answerYes(question)),
  'as-told': (question) => JSON.stringify(answerAsTold(question)),
  obeys: answerObeying,
  'out-of-range': (question) =>
    JSON.stringify('item' in (question.schema.properties ?? {}) ? { item: 99 } : { same: [99] }),
  'no-number': () => JSON.stringify({ item: 'Amber', same: 'yes' }),
}

const STATUSES: Record<string, number> = {
  '400': 400,
  '401': 401,
  '402': 402,
  '403': 403,
  '429': 429,
  '500': 500,
  '503': 503,
}

/**
 * Milliseconds before an answer: `slow` takes longer than any caller waits; `late` delays a draft until it is released,
 * so that a test can look at the waiting state.
 */
const WAITS: Record<string, number> = { slow: 400_000, late: 60_000 }

export const SCENARIOS: readonly string[] = [...Object.keys(SAID), ...Object.keys(STATUSES), ...Object.keys(WAITS)]
export const isScenario = (name: string) => SCENARIOS.includes(name)
/** True for a scenario about the time of the answer, not its text. */
export const isTimed = (name: string) => name in WAITS

/** The service's answer in `scenario`. A slow one ends when the caller gives up, a late one when it is released. */
export async function answerIn(
  scenario: string,
  question: Question,
  signal: AbortSignal | null,
  whenReleased: () => Promise<void>,
): Promise<Response> {
  const ms = WAITS[scenario]
  if (ms) await wait(ms, signal, scenario === 'late' ? whenReleased() : undefined)
  const status = STATUSES[scenario]
  if (status) return Response.json(writeFailure(question, status), { status })
  return Response.json(writeAnswer(question, (SAID[scenario] ?? well)(question)))
}

async function wait(milliseconds: number, signal: AbortSignal | null, released?: Promise<void>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  signal?.addEventListener('abort', () => {
    clearTimeout(timer)
    reject(new DOMException('The caller gave up.', 'AbortError'))
  })
  void released?.then(() => {
    clearTimeout(timer)
    resolve()
  })
  await promise
}
