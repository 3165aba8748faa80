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

/** `binding`, where statements of this `beginning` fail, with all that is bound to them. */
export function refusing(binding: D1Database, beginning: string): D1Database {
  return withMethods(binding, {
    withSession: (start?: D1SessionBookmark) => {
      const session = binding.withSession(start)
      return withMethods(session, {
        prepare: (query: string) => session.prepare(query.startsWith(beginning) ? `${query} nonsense` : query),
      })
    },
  })
}

/** `binding`, where `hook` runs before each batch of changes, told its number from 1. What it throws, the batch throws. */
export function beforeBatches(binding: D1Database, hook: (number: number) => Promise<void>): D1Database {
  let number = 0
  return withMethods(binding, {
    withSession: (start?: D1SessionBookmark) => {
      const session = binding.withSession(start)
      return withMethods(session, {
        batch: async (statements: D1PreparedStatement[]) => {
          await hook(++number)
          return session.batch(statements)
        },
      })
    },
  })
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
  const bare = new Map<D1PreparedStatement, { statement: D1PreparedStatement; isMeant: boolean }>()
  let tries = 0
  const lose = async <T>(isMeant: boolean, write: () => Promise<T>): Promise<T> => {
    if (!isMeant || !lost.includes(++tries)) return write()
    if (isApplied) await write()
    throw new Error(LOST, { cause: new Error('Network connection lost.') })
  }
  const prepared = (statement: D1PreparedStatement, isMeant: boolean): D1PreparedStatement => {
    const known = withMethods(statement, {
      bind: (...values: unknown[]) => prepared(statement.bind(...values), isMeant),
      run: () => lose(isMeant, () => statement.run()),
    })
    bare.set(known, { statement, isMeant })
    return known
  }
  const DB = withMethods(binding, {
    withSession: (start?: D1SessionBookmark) => {
      const session = binding.withSession(start)
      return withMethods(session, {
        prepare: (query: string) => prepared(session.prepare(query), query.startsWith(beginning)),
        batch: (statements: D1PreparedStatement[]) => {
          const known = statements.map((statement) => bare.get(statement) ?? { statement, isMeant: false })
          return lose(known[0]?.isMeant === true, () => session.batch(known.map(({ statement }) => statement)))
        },
      })
    },
  })
  return { DB, tries: () => tries }
}
