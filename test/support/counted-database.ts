import { withMethods } from './with-methods.ts'

type Client = Pick<D1Database, 'prepare' | 'batch'>

/** A D1 that adds up the rows its statements read and write, as they are billed. `spent` says how many since it last did. */
export function countDatabase(binding: D1Database) {
  let rows = { read: 0, written: 0 }
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  function add<T extends { meta: D1Meta }>(result: T): T {
    rows.read += result.meta.rows_read
    rows.written += result.meta.rows_written
    return result
  }

  function countStatement(statement: D1PreparedStatement, query: string): D1PreparedStatement {
    const counted: D1PreparedStatement = withMethods(statement, {
      bind: (...values: unknown[]) => countStatement(statement.bind(...values), query),
      run: async () => add(await statement.run()),
      all: async () => add(await statement.all()),
      raw: async () => {
        // raw() says nothing of the rows; a select may run once more to learn it, a change may not.
        if (!/^select/i.test(query)) throw new Error(`raw() hides what this costs: ${query}`)
        add(await statement.all())
        return statement.raw()
      },
      first: () => {
        throw new Error(`first() hides what this costs: ${query}`)
      },
    })
    originals.set(counted, statement)
    return counted
  }

  const methodsOf = (client: Client) => ({
    prepare: (query: string) => countStatement(client.prepare(query), query),
    batch: async (statements: D1PreparedStatement[]) => {
      const results = await client.batch(statements.map((statement) => originals.get(statement) ?? statement))
      return results.map(add)
    },
  })

  const DB: D1Database = withMethods(binding, {
    ...methodsOf(binding),
    withSession: (start?: D1SessionBookmark) => {
      const session = binding.withSession(start)
      return withMethods(session, methodsOf(session))
    },
  })
  const spent = () => {
    const total = rows
    rows = { read: 0, written: 0 }
    return total
  }
  return { DB, spent }
}
