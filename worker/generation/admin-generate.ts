import { conflict } from '../http/errors.ts'
import { type Occasion, requireRow } from '../schedule/admin-changes.ts'
import { readSchedule } from '../schedule/admin-queries.ts'

/** Throws 400 for a date beyond the schedule, and 409 for a past one or one that holds a list. */
export async function requireEmpty({ db, today }: Pick<Occasion, 'db' | 'today'>, date: string): Promise<void> {
  const schedule = await readSchedule(db, today)
  requireRow(schedule, today, date)
  const held = schedule.get(date)
  if (held) throw conflict('date-filled', `There is a list on ${date} already: “${held.title}”.`)
}
