/** A D1 that sums up the billed figures of its `meta`: rows read, rows written, and statements. */
export type Rows = { read: number; written: number; statements: number }

type Add = <T>(result: D1Result<T>) => D1Result<T>

/** `database` works as `binding` does; `rows` grows with each statement until the caller resets it. */
export function countRows(binding: D1Database): { database: D1Database; rows: Rows } {
  const rows: Rows = { read: 0, written: 0, statements: 0 }
  const add: Add = (result) => {
    rows.read += result.meta.rows_read
    rows.written += result.meta.rows_written
    rows.statements += 1
    return result
  }
  const counted = {
    ...countedSession(binding, add),
    withSession: (start?: string) => countedSession(binding.withSession(start), add),
  }
  // exec and dump are left out: they report no rows, so nobody may use them uncounted.
  return { database: counted as unknown as D1Database, rows }
}

type Counted = { bare: D1PreparedStatement }

function countedSession(session: Pick<D1Database, 'prepare' | 'batch'>, add: Add) {
  return {
    prepare: (query: string) => countedStatement(session.prepare(query), query, add),
    batch: async (statements: Counted[]) => (await session.batch(statements.map(({ bare }) => bare))).map(add),
  }
}

function countedStatement(bare: D1PreparedStatement, query: string, add: Add) {
  const all = async () => add(await bare.all<Record<string, unknown>>())
  return {
    bare,
    bind: (...values: unknown[]) => countedStatement(bare.bind(...values), query, add),
    all,
    run: all,
    first: async (column?: string) => {
      const row = (await all()).results[0]
      return row ? (column ? row[column] : row) : null
    },
    // `raw` has no meta, so a read runs twice and is counted once: `all` would lose columns with the same name.
    raw: async () => {
      const { results } = await all()
      return /^\s*select\b/i.test(query) ? bare.raw() : results.map(Object.values)
    },
  }
}
