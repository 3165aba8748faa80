import { Hono } from 'hono'
import { feedbackRequest, listIdeaRequest } from '#shared/contract/submissions.ts'
import { openDatabase } from '../db/open.ts'
import type { AppEnv } from '../env.ts'
import { limitByAddress } from '../http/rate-limit.ts'
import { readBody } from '../http/validate.ts'
import { saveFeedback, saveListIdea } from './queries.ts'

export const submissionRoutes = new Hono<AppEnv>()
  .post('/submit-feedback', limitByAddress('FORMS_LIMIT'), async (c) => {
    const { text } = await readBody(c, feedbackRequest)
    await saveFeedback(openDatabase(c.env.DB), text, c.var.world.now())
    return c.json({ success: true })
  })
  .post('/submit-list-idea', limitByAddress('FORMS_LIMIT'), async (c) => {
    const { idea, ranked } = await readBody(c, listIdeaRequest)
    await saveListIdea(openDatabase(c.env.DB), idea, ranked, c.var.world.now())
    return c.json({ success: true })
  })
