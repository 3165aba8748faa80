import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { hashOf } from '../db/hash.ts'
import type { Database } from '../db/open.ts'
import { retryWrite } from '../db/retry-write.ts'
import { addressDays, addressSalts } from '../db/schema/addresses.ts'
import type { World } from '../env.ts'
import { siteOf } from './network.ts'

type CountedKind = 'results' | 'questions' | 'forms'

export type AddressDay = { date: string; hash: string }

/** Salts by date. */
const salts = new WeakMap<World, Map<string, string>>()

/** The address itself is stored nowhere. */
export async function addressDayOf(db: Database, world: World, address: string, date: string): Promise<AddressDay> {
  const known = salts.get(world) ?? new Map()
  salts.set(world, known)
  const salt = known.get(date) ?? (await getSalt(db, date))
  known.set(date, salt)
  return { date, hash: await hashOf(`${salt} ${siteOf(address)}`) }
}

async function getSalt(db: Database, date: string): Promise<string> {
  const read = db.select().from(addressSalts).where(eq(addressSalts.date, date))
  const stored = await read.get()
  if (stored) return stored.salt
  const salt = crypto.randomUUID()
  const [, [drawn]] = await retryWrite(() =>
    db.batch([db.insert(addressSalts).values({ date, salt }).onConflictDoNothing(), read]),
  )
  if (!drawn) throw new Error(`No salt for ${date}`)
  return drawn.salt
}

const isDay = ({ date, hash }: AddressDay) => and(eq(addressDays.date, date), eq(addressDays.hash, hash))

/** The address has done it fewer than `most` times today. */
export const hasLeft = (day: AddressDay, counted: CountedKind, most: number): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM ${addressDays} WHERE ${isDay(day)} AND ${addressDays[counted]} >= ${most})`

/** Counts one, and so changes a row, if the batch's previous statement changed one. */
export const countOne = (db: Database, { date, hash }: AddressDay, counted: CountedKind) =>
  db
    .insert(addressDays)
    .select(sql`SELECT ${date}, ${hash}, ${counted === 'results' ? 1 : 0}, ${counted === 'questions' ? 1 : 0},
      ${counted === 'forms' ? 1 : 0} WHERE changes() = 1`)
    .onConflictDoUpdate({
      target: [addressDays.date, addressDays.hash],
      set: { [counted]: sql`${addressDays[counted]} + 1` },
    })

/** Counts one, and so changes a row, unless the address has done it `most` times. */
export const takeOne = (db: Database, { date, hash }: AddressDay, counted: CountedKind, most: number) =>
  db
    .insert(addressDays)
    .values({ date, hash, [counted]: 1 })
    .onConflictDoUpdate({
      target: [addressDays.date, addressDays.hash],
      set: { [counted]: sql`${addressDays[counted]} + 1` },
      setWhere: lt(addressDays[counted], most),
    })

/** `date`: the first day that is kept. */
export async function removeAddressDaysBefore(db: Database, date: string): Promise<number> {
  const [days] = await db.batch([
    db.delete(addressDays).where(lt(addressDays.date, date)),
    db.delete(addressSalts).where(lt(addressSalts.date, date)),
  ])
  return days.meta.changes
}
