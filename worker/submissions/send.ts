import { type SQL, sql } from 'drizzle-orm'
import { ADDRESS_FORMS, UNREAD_MAX } from '#shared/limits.ts'
import { type AddressDay, takeOne } from '../addresses/address-day.ts'
import type { Database } from '../db/open.ts'
import { feedback, listIdeas } from '../db/schema/submissions.ts'

/** Else the address has sent ADDRESS_FORMS today, or UNREAD_MAX of the kind are unread. */
type Sent = 'stored' | 'address-full' | 'unread-full'

/** `now`: UTC, ms. */
export const saveFeedback = (db: Database, day: AddressDay, text: string, now: number): Promise<Sent> =>
  send(
    db,
    day,
    db.insert(feedback).select(sql`SELECT NULL, ${text}, 0, ${now} ${ifRoom(sql`${feedback} WHERE implemented = 0`)}`),
  )

/** `now`: UTC, ms. */
export const saveListIdea = (db: Database, day: AddressDay, idea: string, ranked: boolean, now: number) =>
  send(
    db,
    day,
    db.insert(listIdeas).select(
      sql`SELECT NULL, ${idea}, ${ranked ? 1 : 0}, 0, ${now}, NULL, NULL, 0, 0
          ${ifRoom(sql`${listIdeas} WHERE processed = 0`)}`,
    ),
  )

/** A refused form counts as well: it has read what is unread. */
async function send(db: Database, day: AddressDay, insert: Insert): Promise<Sent> {
  const [counted, stored] = await db.batch([takeOne(db, day, 'forms', ADDRESS_FORMS), insert])
  if (counted.meta.changes === 0) return 'address-full'
  return stored.meta.changes === 0 ? 'unread-full' : 'stored'
}

type Insert = ReturnType<ReturnType<Database['insert']>['select']>

/** CASE, so that a form of an address that is full reads nothing. */
const ifRoom = (unread: SQL) => sql`WHERE CASE changes() WHEN 1 THEN
  (SELECT count(*) FROM (SELECT 1 FROM ${unread} LIMIT ${UNREAD_MAX})) < ${UNREAD_MAX} ELSE 0 END`
