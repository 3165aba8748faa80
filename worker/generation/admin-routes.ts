import { type Context, Hono } from 'hono'
import {
  type FindingsResponse,
  type GenerateRequest,
  type GenerateResponse,
  type GenerationJobs,
  generateRequest,
  itemRequest,
} from '#shared/contract/admin.ts'
import { aiModelsOf, BUILT_IN, modelsOf } from '../ai/models.ts'
import { type Occasion, occasionOf } from '../audit/occasion.ts'
import { badRequest, conflict, notFound } from '../http/errors.ts'
import { readBody } from '../http/validate.ts'
import type { AdminEnv } from '../identity/guards.ts'
import { requireRow } from '../schedule/admin-changes.ts'
import { findScheduledDay, readSchedule } from '../schedule/admin-queries.ts'
import { isBrokenOff, whyGivenUp } from './broken-off.ts'
import { regenerateItem, suggestAnswers } from './improve-item.ts'
import { findFindings, listJobs, removeFindings } from './queries.ts'
import { isJustDone, type Maker, runOrJoinJob } from './run-job.ts'

export const generationAdminRoutes = new Hono<AdminEnv>()
  .get('/ai-models', (c) => c.json(aiModelsOf(c.env)))
  .post('/generate-list', async (c) => {
    const request = await readBody(c, generateRequest)
    const { game_date } = request
    const placed = await generate(c, request, chosenMaker(c.env, request))
    return c.json({ success: true, daily_game_date: game_date, ...placed } satisfies GenerateResponse)
  })
  .get('/generation-jobs', async (c) => {
    const { db, now, today } = occasionOf(c)
    const jobs = await listJobs(db, today)
    const filled = jobs.some((job) => isBrokenOff(job, now)) ? await readSchedule(db, today) : new Map()
    const { offered } = modelsOf(c.env)
    const data = jobs.map((job) => {
      const { game_date, topic, model, is_ranked, running_until, list_id } = job
      const isOver = isBrokenOff(job, now)
      const is_running = running_until !== null && !isOver
      const error = isOver ? whyGivenUp(job, offered, filled, today) : job.error
      return { game_date, topic, model, is_ranked, is_running, list_id, error }
    })
    return c.json({ data } satisfies GenerationJobs)
  })
  .get('/lists/:id/findings', async (c) => {
    const findings = await findFindings(occasionOf(c).db, c.req.param('id'))
    return c.json({ findings } satisfies FindingsResponse)
  })
  .delete('/lists/:id/findings', async (c) => {
    await removeFindings(occasionOf(c).db, c.req.param('id'))
    return c.json({ success: true })
  })
  .post('/lists/:id/regenerate-item', async (c) => {
    const { position, version } = await readBody(c, itemRequest)
    return c.json(await regenerateItem({ env: c.env, world: c.var.world }, await getList(c, version), position))
  })
  .post('/lists/:id/suggest-answers', async (c) => {
    const { position, version } = await readBody(c, itemRequest)
    return c.json(await suggestAnswers({ env: c.env, world: c.var.world }, await getList(c, version), position))
  })

/** Throws 404, and 409 unless the list is at `version`. */
async function getList(c: Context<AdminEnv>, version: number | undefined) {
  const day = await findScheduledDay(occasionOf(c).db, c.req.param('id') ?? '')
  if (!day) throw notFound('There is no such list.')
  if (version !== undefined && version !== day.list.version)
    throw conflict('list-changed', 'This list has changed since you opened it. Please reopen it and try again.')
  return day.list
}

/** Throws 400 for a model that is not offered. */
function chosenMaker(env: Env, { model: id }: GenerateRequest): Maker {
  const { offered, standard } = modelsOf(env)
  if (id === BUILT_IN) return BUILT_IN
  if (id === undefined) return standard ?? BUILT_IN
  const model = offered.find((one) => one.id === id)
  if (!model) throw badRequest('There is no such model.')
  return model
}

async function generate(c: Context<AdminEnv>, request: GenerateRequest, maker: Maker) {
  const occasion = occasionOf(c)
  const { topic, game_date, is_ranked } = request
  const { uid, email } = occasion.actor
  const model = maker === BUILT_IN ? BUILT_IN : maker.id
  const job = { game_date, topic, is_ranked, model, uid, email, idea_id: null }
  const workshop = { env: c.env, world: c.var.world, db: occasion.db }
  const running = requireEmpty(occasion, game_date)
    .catch(async (error: unknown) => {
      if (!(await isJustDone(workshop, job))) throw error
    })
    .then(() => runOrJoinJob(workshop, job, maker))
  // The job outlasts a disconnected browser; the cron resumes an aborted one.
  c.executionCtx.waitUntil(running.catch(() => {}))
  return running
}

/** Throws 400 beyond the schedule, and 409 for a past or filled date. */
async function requireEmpty({ db, today }: Pick<Occasion, 'db' | 'today'>, date: string): Promise<void> {
  const schedule = await readSchedule(db, today)
  requireRow(schedule, today, date)
  const held = schedule.get(date)
  if (held) throw conflict('date-filled', `There is already a list on ${date}: “${held.title}”.`)
}
