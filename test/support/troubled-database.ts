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
