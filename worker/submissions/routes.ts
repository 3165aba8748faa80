import { type Context, Hono } from 'hono'
import { feedbackRequest, listIdeaRequest } from '#shared/contract/submissions.ts'
import { easternDate } from '#shared/game/eastern-day.ts'
import { addressDayOf } from '../addresses/address-day.ts'
import { addressOf } from '../addresses/network.ts'
import { openDatabase } from '../db/open.ts'
import type { AppEnv } from '../env.ts'
import { conflict, tooManyToday } from '../http/errors.ts'
import { limitByAddress } from '../http/rate-limit.ts'
import { readBody } from '../http/validate.ts'
import { saveFeedback, saveListIdea } from './send.ts'

const FEEDBACK_FULL = 'So much feedback waits to be read that no more can be taken. Please try again in some days.'
const IDEAS_FULL = 'So many ideas wait to be read that no more can be taken. Please try again in some days.'

export const submissionRoutes = new Hono<AppEnv>()
  .post('/submit-feedback', limitByAddress('FORMS_LIMIT'), async (c) => {
    const { text } = await readBody(c, feedbackRequest)
    const { db, day, now } = await senderOf(c)
    expectStored(await saveFeedback(db, day, text, now), FEEDBACK_FULL, now)
    return c.json({ success: true })
  })
  .post('/submit-list-idea', limitByAddress('FORMS_LIMIT'), async (c) => {
    const { idea, ranked } = await readBody(c, listIdeaRequest)
    const { db, day, now } = await senderOf(c)
    expectStored(await saveListIdea(db, day, idea, ranked, now), IDEAS_FULL, now)
    return c.json({ success: true })
  })

/** `now`: UTC, ms. */
async function senderOf(c: Context<AppEnv>) {
  const { world } = c.var
  const db = openDatabase(c.env.DB)
  const now = world.now()
  return { db, now, day: await addressDayOf(db, world, addressOf(c), easternDate(now)) }
}

/** Throws 429, or 409 with the sentence `ifFull`. */
function expectStored(sent: Awaited<ReturnType<typeof saveFeedback>>, ifFull: string, now: number): void {
  if (sent === 'unread-full') throw conflict('too-many-unread', ifFull)
  if (sent === 'address-full') throw tooManyToday(now)
}
