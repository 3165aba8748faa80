import type { Finding } from '#shared/contract/admin.ts'
import { GENERATION_JUST_DONE, GENERATION_LOOK_AGAIN, GENERATION_TIMEOUT } from '#shared/limits.ts'
import { BUILT_IN, type Model } from '../ai/models.ts'
import { breaks } from '../db/constraint.ts'
import type { Database } from '../db/open.ts'
import type { World } from '../env.ts'
import { ApiError, conflict } from '../http/errors.ts'
import { listExisting } from '../lists/queries.ts'
import { faultsOfSimilarity } from '../lists/similarity.ts'
import { findScheduledDay } from '../schedule/admin-queries.ts'
import { KEY_TAKEN } from '../schedule/queries.ts'
import { chooseList } from './from-catalogue.ts'
import { type Generated, generateList, unpublishable } from './generate-list.ts'
import {
  claimJob,
  endJob,
  findFindings,
  findJob,
  type Job,
  type JobRequest,
  saveGeneratedDay,
  TAKEN,
  whyNotSaved,
} from './queries.ts'

export type Workshop = { env: Env; world: World; db: Database }

type JobOutcome =
  | { outcome: 'placed'; list_id: string; findings: Finding[] }
  | { outcome: 'failed'; sentence: string; is_outage?: boolean }
  /** Another request works at it, or has filled the date. */
  | { outcome: 'taken' }

/** The claim outlasts the models' time, so that nobody repeats a job about to end. */
const SPARE = 30_000

export type Maker = Model | typeof BUILT_IN

/** `attempts` includes this one. */
export async function runJob(workshop: Workshop, request: JobRequest, maker: Maker, attempts = 1): Promise<JobOutcome> {
  const { world, db } = workshop
  const now = world.now()
  const until = now + GENERATION_TIMEOUT + SPARE
  if (!(await claimJob(db, request, attempts, now, until))) return { outcome: 'taken' }
  try {
    return await runClaimed(workshop, request, maker, until)
  } catch (error) {
    // Frees the claim; if the database is down too, it expires.
    await endJob(db, request.game_date, until, NOT_WRITTEN, world.now()).catch(() => {})
    throw error
  }
}

async function runClaimed(workshop: Workshop, request: JobRequest, maker: Maker, until: number): Promise<JobOutcome> {
  const { world, db } = workshop
  const { game_date } = request
  const made = maker === BUILT_IN ? await chooseList(db, request) : await writeList(workshop, request, maker)
  if (made.outcome === 'failed') {
    await endJob(db, game_date, until, made.sentence, world.now(), !made.is_outage)
    return made
  }
  let list_id: string | null
  try {
    list_id = await saveGeneratedDay(db, request, until, made, world.now())
  } catch (error) {
    if (breaks(error, KEY_TAKEN)) return runClaimed(workshop, request, maker, until)
    throw error
  }
  if (list_id !== null) return { outcome: 'placed', list_id, findings: made.findings }
  await endJob(db, game_date, until, await whyNotSaved(db, request), world.now())
  return { outcome: 'taken' }
}

async function writeList({ env, world, db }: Workshop, request: JobRequest, model: Model): Promise<Generated> {
  const { topic, is_ranked, uid } = request
  const commission = { topic, is_ranked, model, is_asked_for: uid !== null }
  const made = await generateList(env, world, commission, await listExisting(db))
  if (made.outcome === 'failed') return made
  // Another job may have stored a similar list meanwhile.
  const near = faultsOfSimilarity(made.content, await listExisting(db))
  return near.length > 0 ? unpublishable(near) : made
}

export const NOT_WRITTEN = 'Generation was interrupted. Please try again.'

/**
 * Joins a running job for the same request. Throws 409 if the date is filled or another list is being written for it,
 * 502 if the model wrote none, and 422 if the catalogue has none.
 */
export async function runOrJoinJob(workshop: Workshop, request: JobRequest, maker: Maker) {
  const ran = await runJob(workshop, request, maker)
  const { outcome, ...made } = ran.outcome === 'taken' ? await joinJob(workshop, request) : ran
  if (outcome === 'failed' && 'sentence' in made)
    throw maker === BUILT_IN && made.sentence !== NOT_WRITTEN
      ? new ApiError(422, 'no-list-near', made.sentence)
      : new ApiError(502, 'generation-failed', made.sentence)
  if ('list_id' in made) return made
  throw conflict('date-filled', TAKEN)
}

export async function isJustDone({ world, db }: Workshop, request: JobRequest): Promise<boolean> {
  const job = await findJob(db, request.game_date)
  if (!job?.list_id || !isSameRequest(job, request) || world.now() - (job.ended_at ?? 0) > GENERATION_JUST_DONE)
    return false
  return (await placedOn(db, job.game_date, job.list_id)).outcome === 'placed'
}

async function joinJob({ world, db }: Workshop, request: JobRequest): Promise<JobOutcome> {
  const { game_date } = request
  const { first, last } = GENERATION_LOOK_AGAIN
  for (let waited = 0, wait = first; waited <= GENERATION_TIMEOUT; wait = Math.min(2 * wait, last)) {
    const job = await findJob(db, game_date)
    if (!job || !isSameRequest(job, request)) {
      if (job?.running_until)
        throw conflict('generating', `A list about “${job.topic}” is already being generated for ${game_date}.`)
      return { outcome: 'taken' }
    }
    if (job.list_id) return placedOn(db, game_date, job.list_id)
    if (job.error === TAKEN) return { outcome: 'taken' }
    if (job.error) return { outcome: 'failed', sentence: job.error }
    if (!job.running_until || job.running_until < world.now()) break
    await new Promise((resolve) => setTimeout(resolve, wait))
    waited += wait
  }
  return { outcome: 'failed', sentence: NOT_WRITTEN }
}

/** The list may have been swapped or rejected since. */
async function placedOn(db: Database, game_date: string, list_id: string): Promise<JobOutcome> {
  const day = await findScheduledDay(db, list_id)
  if (day?.daily_game_date !== game_date) return { outcome: 'taken' }
  return { outcome: 'placed', list_id, findings: await findFindings(db, list_id) }
}

const isSameRequest = (job: Job, { topic, model, is_ranked }: JobRequest) =>
  job.topic === topic && job.model === model && job.is_ranked === is_ranked
