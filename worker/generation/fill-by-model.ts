import { addDays } from '#shared/game/eastern-day.ts'
import { DAYS_AHEAD, DAYS_AT_ONCE, GENERATIONS_A_RUN } from '#shared/game/limits.ts'
import { modelsOf } from '../ai/models.ts'
import { readSchedule } from '../schedule/admin-queries.ts'
import { claimJob, endJob, findNextIdea, type Job, listBrokenOffJobs } from './queries.ts'
import { type JobOutcome, runJob, type Workshop } from './run-job.ts'

/** Jobs that were broken off so often are given up. */
const ATTEMPTS = 2

export type FilledByModel = {
  /** The dates that hold a list by it. */
  filled: string[]
  /** Nothing failed, and there is more to do in the next run: the empty days that are left may wait for it. */
  has_more: boolean
}

/**
 * The model's part in filling the days ahead: jobs that were broken off are taken up, and pending ideas, the oldest
 * first, become lists of the empty days after the next ones. GENERATIONS_A_RUN at most. Safe to run twice, or at once.
 */
export async function fillByModel(workshop: Workshop, today: string): Promise<FilledByModel> {
  const { env, world, db } = workshop
  const { offered, standard } = modelsOf(env)
  const filled: string[] = []
  let begun = 0
  const note = (game_date: string, outcome: JobOutcome) => {
    begun++
    if (outcome.outcome === 'placed') filled.push(game_date)
    console.log(JSON.stringify({ event: 'generation', game_date, ...outcome, findings: undefined }))
  }
  const schedule = await readSchedule(db, today)
  for (const job of await listBrokenOffJobs(db, today, world.now())) {
    const model = offered.find(({ id }) => id === job.model)
    if (!model || job.attempts >= ATTEMPTS || schedule.has(job.game_date)) await giveUp(workshop, job)
    else if (begun < GENERATIONS_A_RUN)
      note(job.game_date, await runJob(workshop, requestOf(job), model, job.attempts + 1))
  }
  if (!standard) return { filled, has_more: false }

  for (let days = DAYS_AT_ONCE; days <= DAYS_AHEAD && begun < GENERATIONS_A_RUN; days++) {
    const game_date = addDays(today, days)
    if (schedule.has(game_date) || filled.includes(game_date)) continue
    const idea = await findNextIdea(db, world.now())
    if (!idea) break
    const { id: idea_id, idea: topic, ranked: is_ranked } = idea
    const request = { game_date, topic, model: standard.id, is_ranked, uid: null, email: null, idea_id }
    note(game_date, await runJob(workshop, request, standard))
  }
  return { filled, has_more: filled.length === GENERATIONS_A_RUN }
}

const requestOf = ({ attempts: _, running_until: __, ended_at: ___, list_id: ____, error: _____, ...request }: Job) =>
  request

async function giveUp({ world, db }: Workshop, job: Job): Promise<void> {
  const now = world.now()
  if (!(await claimJob(db, requestOf(job), job.attempts, now, now))) return
  await endJob(db, job.game_date, now, 'The list was not written to the end. Please try again.', now)
}
