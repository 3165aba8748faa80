import { addDays } from '#shared/game/eastern-day.ts'
import { DAYS_AT_ONCE } from '#shared/limits.ts'
import { BUILT_IN, type Model } from '../ai/models.ts'
import { type Job, type JobOfIdea, TAKEN, whyNotWanted } from './queries.ts'
import { type Maker, NOT_WRITTEN } from './run-job.ts'

const ATTEMPTS = 2

/** The claim has expired before the job ended. */
export const isBrokenOff = ({ running_until }: Job, now: number) => running_until !== null && running_until < now

type Dates = { has(date: string): boolean }

type NextStep = { maker: Maker } | { given_up: string }

/** The maker that resumes the job, or a sentence for the admin why it is given up. `filled`: dates with a list. */
export function nextStepOf(job: JobOfIdea, offered: readonly Model[], filled: Dates): NextStep {
  const { idea_id, idea } = job
  const isWanted = idea_id === null || (idea?.approved && !idea.processed)
  if (!isWanted) return { given_up: whyNotWanted(idea) }
  const maker = job.model === BUILT_IN ? BUILT_IN : offered.find(({ id }) => id === job.model)
  if (!maker || job.attempts >= ATTEMPTS) return { given_up: NOT_WRITTEN }
  return filled.has(job.game_date) ? { given_up: TAKEN } : { maker }
}

/** Shown to the admin until the cron handles the job; null if it will resume. */
export function whyGivenUp(job: JobOfIdea, offered: readonly Model[], filled: Dates, today: string): string | null {
  const next = nextStepOf(job, offered, filled)
  if ('given_up' in next) return next.given_up
  // The next days are filled from the catalogue before any model writes.
  return job.game_date < addDays(today, DAYS_AT_ONCE) ? NOT_WRITTEN : null
}
