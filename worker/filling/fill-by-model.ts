import type { FillReport } from '#shared/contract/filling.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { DAYS_AHEAD, DAYS_AT_ONCE, GENERATIONS_A_RUN } from '#shared/limits.ts'
import { BUILT_IN, type Model, modelsOf } from '../ai/models.ts'
import { nextStepOf } from '../generation/broken-off.ts'
import { endJob, findNextIdea, type Job, type JobRequest, listBrokenOffJobs } from '../generation/queries.ts'
import { type Maker, runJob, type Workshop } from '../generation/run-job.ts'
import { forLog } from '../http/errors.ts'
import { readSchedule } from '../schedule/admin-queries.ts'
import { findTopics, type Topic } from './own-topics.ts'

type Written = Pick<FillReport, 'generated' | 'failed'>

/**
 * Resumes aborted jobs, then fills the later days from approved ideas and the model's own topics:
 * GENERATIONS_A_RUN lists at most. Safe to repeat and to run concurrently. Never throws; `keep`
 * saves `done` after each list. True if every question gave a list.
 */
export async function fillByModel(
  workshop: Workshop,
  today: string,
  done: Written,
  keep: () => Promise<void>,
): Promise<boolean> {
  const run = openRun(workshop, done, keep)
  try {
    await fillIn(workshop, run, today)
  } catch (error) {
    console.error(JSON.stringify({ event: 'generation-broke', ...forLog(error) }))
    done.failed.push({ game_date: null, topic: null, reason: 'Automatic generation stopped unexpectedly.' })
    return false
  }
  return run.written === GENERATIONS_A_RUN
}

async function fillIn(workshop: Workshop, run: Run, today: string): Promise<void> {
  const { env, world, db } = workshop
  const { offered, standard } = modelsOf(env)
  const schedule = await readSchedule(db, today)
  for (const job of await listBrokenOffJobs(db, today, world.now())) {
    const next = nextStepOf(job, offered, schedule)
    if ('given_up' in next) await run.giveUp(job, next.given_up)
    else if (next.maker === BUILT_IN || run.left > 0) await run.generate(requestOf(job), next.maker, job.attempts + 1)
  }
  const dates = Array.from({ length: DAYS_AHEAD - DAYS_AT_ONCE + 1 }, (_, days) => addDays(today, DAYS_AT_ONCE + days))
  const empty = dates.filter((date) => !schedule.has(date) && !run.done.generated.includes(date))
  if (standard) await fillDates(workshop, run, standard, empty.slice(0, run.left))
}

type Run = ReturnType<typeof openRun>

async function fillDates(workshop: Workshop, run: Run, model: Model, dates: readonly string[]): Promise<void> {
  const job = { model: model.id, uid: null, email: null }
  let own: Map<string, Topic> | undefined
  for (const [at, game_date] of dates.entries()) {
    if (run.left === 0) return
    const idea = await findNextIdea(workshop.db, workshop.world.now())
    if (idea) {
      const { id: idea_id, idea: topic, ranked: is_ranked } = idea
      await run.generate({ ...job, game_date, topic, is_ranked, idea_id }, model)
      continue
    }
    own ??= await run.nameTopics(model, dates.slice(at))
    const topic = own.get(game_date)
    if (topic) await run.generate({ ...job, game_date, ...topic, idea_id: null }, model)
  }
}

function openRun(workshop: Workshop, done: Written, keep: () => Promise<void>) {
  const fail = (game_date: string | null, topic: string | null, sentence: string) =>
    done.failed.push({ game_date, topic, reason: withoutAdvice(sentence) })
  const run = {
    done,
    left: GENERATIONS_A_RUN,
    written: 0,
    async generate(request: Parameters<typeof runJob>[1], maker: Maker, attempts = 1) {
      const { game_date, topic } = request
      if (maker !== BUILT_IN) run.left--
      const outcome = await runJob(workshop, request, maker, attempts)
      if (outcome.outcome === 'placed') {
        done.generated.push(game_date)
        if (maker !== BUILT_IN) run.written++
      }
      if (outcome.outcome === 'failed') {
        fail(game_date, topic, outcome.sentence)
        // The next question would fail too.
        if (outcome.is_outage) run.left = 0
      }
      console.log(JSON.stringify({ event: 'generation', game_date, ...outcome, findings: undefined }))
      if (outcome.outcome !== 'taken') await keep()
    },
    async giveUp({ game_date, topic, running_until }: Job, sentence: string) {
      const { world, db } = workshop
      if (running_until === null) return
      if (!(await endJob(db, game_date, running_until, sentence, world.now()))) return
      fail(game_date, topic, sentence)
      await keep()
    },
    async nameTopics(model: Model, dates: readonly string[]): Promise<Map<string, Topic>> {
      const named = await findTopics(workshop, model, dates)
      const topics = 'topics' in named ? named.topics : new Map<string, Topic>()
      const failure = 'failure' in named ? named.failure : topics.size < dates.length && NO_TOPIC
      if (failure) {
        fail(null, null, failure)
        await keep()
      }
      console.log(JSON.stringify({ event: 'topics', dates, named: topics.size, failure: failure || undefined }))
      return topics
    },
  }
  return run
}

const NO_TOPIC = 'The model suggested no new topics.'

/** Drops the closing advice, meant for an admin at the button. */
const withoutAdvice = (sentence: string) => sentence.replace(/ Please [^.]*\.$/, '')

const requestOf = ({ game_date, topic, model, is_ranked, uid, email, idea_id }: Job): JobRequest => {
  return { game_date, topic, model, is_ranked, uid, email, idea_id }
}
