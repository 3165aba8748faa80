import { withMethods } from './with-methods.ts'

/** A database's error message; no answer may repeat it. */
export const SECRET = 'D1_ERROR: no such table: secret_table at 10.1.2.3'

/** A D1 on which every call fails. */
export function brokenDatabase(): D1Database {
  const fail = () => {
    throw new Error(SECRET)
  }
  const broken = { prepare: fail, batch: fail, exec: fail, withSession: () => broken }
  return broken as unknown as D1Database
}

/** `binding`, with some methods of its sessions replaced. */
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

/** `binding`, but statements that start with `beginning` fail, and with them their batch. */
export function refusing(binding: D1Database, beginning: string): D1Database {
  return withSessions(binding, (session) => ({
    prepare: (query: string) => session.prepare(query.startsWith(beginning) ? `${query} nonsense` : query),
  }))
}

/**
 * `binding`, with `hook` called before each batch, with the batch's number from 1. If the hook throws, the batch
 * throws.
 */
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

/**
 * `binding`, with `around` called for each write, a statement or a batch. A batch is named by the query of its first
 * statement.
 */
const aroundWrites = (binding: D1Database, around: Around) => aroundCalls(binding, around, ['run'])

/** The methods that run a statement: reads and writes. */
const ALL_CALLS = ['run', 'all', 'raw', 'first'] as const

/** `binding`, with `around` called for each batch and for each statement that is run by one of the `calls`. */
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
 * `binding` for a run that is killed once `number` of its writes are applied, 0 for at its start. The run never gets
 * the answer to the last one, and every later call fails, so that it cannot clean up either. `isDead` tells whether the
 * run got that far.
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

/** D1's message when its connection breaks. */
export const LOST = 'D1_ERROR: Network connection lost.'

/** For `describe.each`: the moment at which `losingConnection` breaks the connection. */
export const LOST_WHEN = [
  ['before it is applied', { isApplied: false }],
  ['after it is applied, so that nobody hears of it', { isApplied: true }],
] as const

/**
 * `binding`, but the connection breaks at some of the writes that start with `beginning` (a batch by its first
 * statement): at those whose numbers, from 1, are in `lost`. With `isApplied` the write is applied first. `tries` is
 * the number of attempts.
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
