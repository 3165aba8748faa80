import { withMethods } from './with-methods.ts'

/** What a database says when it fails; no answer may repeat it. */
export const SECRET = 'D1_ERROR: no such table: secret_table at 10.1.2.3'

/** A D1 that cannot be had at all. */
export function brokenDatabase(): D1Database {
  const fail = () => {
    throw new Error(SECRET)
  }
  const broken = { prepare: fail, batch: fail, exec: fail, withSession: () => broken }
  return broken as unknown as D1Database
}

/** `binding`, whose sessions have some of their methods replaced. */
const withSessions = (
  binding: D1Database,
  methods: (session: D1DatabaseSession) => Partial<Record<keyof D1DatabaseSession, unknown>>,
): D1Database =>
  withMethods(binding, {
    withSession: (start?: D1SessionBookmark) => {
      const session = binding.withSession(start)
      return withMethods(session, methods(session))
    },
  })

/** `binding`, where statements of this `beginning` fail, with all that is bound to them. */
export function refusing(binding: D1Database, beginning: string): D1Database {
  return withSessions(binding, (session) => ({
    prepare: (query: string) => session.prepare(query.startsWith(beginning) ? `${query} nonsense` : query),
  }))
}

/** `binding`, where `hook` runs before each batch of changes, told its number from 1. What it throws, the batch throws. */
export function beforeBatches(binding: D1Database, hook: (number: number) => Promise<void>): D1Database {
  let number = 0
  return withSessions(binding, (session) => ({
    batch: async (statements: D1PreparedStatement[]) => {
      await hook(++number)
      return session.batch(statements)
    },
  }))
}

type Around = <T>(call: () => Promise<T>, query: string) => Promise<T>
type Call = (...values: unknown[]) => Promise<unknown>

/** `binding`, where each write, one statement or a batch, is done by `around`. A batch has the query of its first statement. */
const aroundWrites = (binding: D1Database, around: Around) => aroundCalls(binding, around, ['run'])

/** The same with each read: what a statement is asked by. */
const ALL_CALLS = ['run', 'all', 'raw', 'first'] as const

/** `binding`, where whatever is asked of it is done by `around`: a statement, by one of the `calls`, or a batch. */
export function aroundCalls(
  binding: D1Database,
  around: Around,
  calls: readonly (typeof ALL_CALLS)[number][] = ALL_CALLS,
): D1Database {
  const bare = new Map<D1PreparedStatement, { statement: D1PreparedStatement; query: string }>()
  const prepared = (statement: D1PreparedStatement, query: string): D1PreparedStatement => {
    const done = calls.map((name) => {
      const call = (statement[name] as Call).bind(statement)
      return [name, (...values: unknown[]) => around(() => call(...values), query)]
    })
    const known = withMethods(statement, {
      bind: (...values: unknown[]) => prepared(statement.bind(...values), query),
      ...Object.fromEntries(done),
    })
    bare.set(known, { statement, query })
    return known
  }
  return withSessions(binding, (session) => ({
    prepare: (query: string) => prepared(session.prepare(query), query),
    batch: (statements: D1PreparedStatement[]) => {
      const known = statements.map((statement) => bare.get(statement) ?? { statement, query: '' })
      return around(() => session.batch(known.map(({ statement }) => statement)), known[0]?.query ?? '')
    },
  }))
}

/**
 * `binding` as a run has it that is killed once `number` of its writes are applied, 0 for at its beginning: nobody hears of the
 * last, and from then on nothing answers any more, so that the run cannot clean up either. `isDead`: it came so far.
 */
export function dyingAfter(binding: D1Database, number: number) {
  let writes = 0
  const isDead = () => writes >= number
  const live = () => {
    if (isDead()) throw new Error('The run was killed.')
  }
  const mortal = withSessions(binding, (session) => ({
    prepare: (query: string) => {
      live()
      return session.prepare(query)
    },
  }))
  const DB = aroundWrites(mortal, async (write) => {
    live()
    writes++
    const answer = await write()
    live()
    return answer
  })
  return { DB, isDead }
}

/** D1's words when its connection breaks. */
export const LOST = 'D1_ERROR: Network connection lost.'

/** For `describe.each`: when `losingConnection` loses it. */
export const LOST_WHEN = [
  ['before it is applied', { isApplied: false }],
  ['after it is applied, so that nobody hears of it', { isApplied: true }],
] as const

/**
 * `binding`, where the writes with the numbers `lost`, from 1, of those of this `beginning` (a batch has that of its first
 * statement) fail as where the connection is lost, once they are applied or before. `tries`: how often it was written.
 */
export function losingConnection(
  binding: D1Database,
  beginning: string,
  { isApplied, lost = [1] }: { isApplied: boolean; lost?: number[] },
) {
  let tries = 0
  const DB = aroundWrites(binding, async (write, query) => {
    if (!query.startsWith(beginning) || !lost.includes(++tries)) return write()
    if (isApplied) await write()
    throw new Error(LOST, { cause: new Error('Network connection lost.') })
  })
  return { DB, tries: () => tries }
}
