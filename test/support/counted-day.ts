import { env } from 'cloudflare:workers'
import type { List } from '#shared/contract/game.ts'
import { countRows } from './counted-database.ts'
import { openDay } from './lists.ts'

/** `openDay` over a D1 that counts rows. `spent` returns the rows read and written since its last call. */
export async function openCountedDay(date: string, parts: Partial<List> = {}) {
  const { database, rows } = countRows(env.DB)
  const spent = () => {
    const { read, written } = rows
    Object.assign(rows, { read: 0, written: 0, statements: 0 })
    return { read, written }
  }
  const day = await openDay(date, parts, { DB: database })
  spent()
  return { ...day, spent }
}
