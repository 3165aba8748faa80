import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addressDayOf, countOne, hasLeft, removeAddressDaysBefore } from '../../../worker/addresses/address-day.ts'
import { addressDays, addressSalts } from '../../../worker/db/schema/addresses.ts'
import { feedback } from '../../../worker/db/schema/submissions.ts'
import { makeWorld, openApp } from '../../support/app.ts'

const { db, world } = openApp()

test('an address has one hash a day, and another the next day', async () => {
  const day = await addressDayOf(db, world, '192.0.2.7', '2026-11-20')
  expect(await addressDayOf(db, makeWorld(), '192.0.2.7', '2026-11-20')).toEqual(day)
  expect(await addressDayOf(db, world, '192.0.2.8', '2026-11-20')).not.toEqual(day)
  const next = await addressDayOf(db, world, '192.0.2.7', '2026-11-21')
  expect(next.hash).not.toBe(day.hash)
})

test('all of an IPv6 /48 is one address', async () => {
  const hash = async (address: string) => (await addressDayOf(db, world, address, '2026-11-20')).hash
  expect(await hash('2001:db8:1:ffff::1')).toBe(await hash('2001:db8:1::'))
  expect(await hash('2001:db8:2::')).not.toBe(await hash('2001:db8:1::'))
})

test('twenty requests that begin a day draw one salt', async () => {
  const ask = () => addressDayOf(db, makeWorld(), '192.0.2.7', '2026-12-01')
  const days = await Promise.all(Array.from({ length: 20 }, ask))
  expect(new Set(days.map(({ hash }) => hash)).size).toBe(1)
})

test('what is counted stops at its limit, and then writes nothing', async () => {
  const day = await addressDayOf(db, world, '192.0.2.9', '2026-11-20')
  const send = async () => {
    const sent = await db.batch([
      db.insert(feedback).select(sql`SELECT NULL, 'text', 0, 0 WHERE ${hasLeft(day, 'forms', 3)}`),
      countOne(db, day, 'forms'),
    ])
    return sent.map(({ meta }) => meta.changes)
  }
  for (let times = 0; times < 3; times++) expect(await send()).toEqual([1, 1])
  expect(await send()).toEqual([0, 0])
  const [stored] = await db.select().from(addressDays)
  expect(stored).toEqual({ ...day, forms: 3, results: 0, questions: 0 })
})

test('days are cleared with their salts', async () => {
  await addressDayOf(db, world, '192.0.2.7', '2026-11-22')
  expect(await removeAddressDaysBefore(db, '2026-11-22')).toBe(1)
  expect(await db.select().from(addressDays)).toEqual([])
  expect((await db.select().from(addressSalts)).map(({ date }) => date)).toEqual(['2026-11-22', '2026-12-01'])
})
