/** What the cron does with a job that was broken off: it takes it up once more, or gives it up. */
import { addDays } from '#shared/game/eastern-day.ts'
import { DAYS_AT_ONCE } from '#shared/limits.ts'
import { BUILT_IN, type Model } from '../ai/models.ts'
import { IDEA_DELETED, type Job, type JobOfIdea, TAKEN } from './queries.ts'
import { type Maker, NOT_WRITTEN } from './run-job.ts'

/** Jobs that were broken off so often are given up. */
const ATTEMPTS = 2

/** Its time is over, and nobody has ended it. */
export const isBrokenOff = ({ running_until }: Job, now: number) => running_until !== null && running_until < now

type Dates = { has(date: string): boolean }

type NextStep = { maker: Maker } | { given_up: string }

/** Who takes the job up, or why none does, as a sentence for the admin. `filled`: the dates that hold a list. */
export function nextStepOf(job: JobOfIdea, offered: readonly Model[], filled: Dates): NextStep {
  if (job.idea_id !== null && job.is_processed !== false) return { given_up: job.is_processed ? TAKEN : IDEA_DELETED }
  const maker = job.model === BUILT_IN ? BUILT_IN : offered.find(({ id }) => id === job.model)
  if (!maker || job.attempts >= ATTEMPTS) return { given_up: NOT_WRITTEN }
  return filled.has(job.game_date) ? { given_up: TAKEN } : { maker }
}

/** What an admin is told until the cron comes to it: why it is not taken up; null where it is. */
export function whyGivenUp(job: JobOfIdea, offered: readonly Model[], filled: Dates, today: string): string | null {
  const next = nextStepOf(job, offered, filled)
  if ('given_up' in next) return next.given_up
  // The next days get a list of the catalogue ahead of all that models write.
  return job.game_date < addDays(today, DAYS_AT_ONCE) ? NOT_WRITTEN : null
}
