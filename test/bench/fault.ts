/** Whole days under fault: test/worker/fault-day.test.ts with the largest number of players. */
import { execFile } from 'node:child_process'
import type { Figure } from './figures.ts'

const PLAYERS = 300
const SEEDS = [1, 2, 3]
/** The test logs a line with this prefix before the figures of a day. */
const TOLD = 'a day under fault: '

type Day = Record<string, number>

export async function countFaults(): Promise<Figure[]> {
  const days = await liveThroughDays()
  return SEEDS.map((seed) => {
    const day = days.find((one) => one.seed === seed)
    return {
      part: 'fault',
      name: `${PLAYERS} players, seed ${seed}: lost, doubled or miscounted`,
      // A day without figures did not finish.
      value: day?.faults ?? Number.NaN,
      unit: '',
      most: 0,
      note: day ? noteOf(day) : '',
    }
  })
}

const noteOf = (day: Day) =>
  `${day.requests} requests, ${day.answered_5xx} answered 5xx, ${day.lost} answers lost; ${day.d1_calls} D1 calls, ` +
  `${day.d1_failed_before} failed before and ${day.d1_failed_after} after; ${day.model_questions} questions to a model, ` +
  `${day.model_failures} failed; ${day.cron_runs} runs of the cron, ${day.cron_failed} failed; ` +
  `${day.results_answered_201} results answered 201, ${day.results_stored} stored, ` +
  `${day.results_joined} of them joined; ${day.admins_changes} changes by admins`

/** A day with faults makes the run exit with 1, and still reports its figures. */
function liveThroughDays(): Promise<Day[]> {
  const args = ['run', '--project', 'worker', '--silent=false', 'test/worker/fault-day.test.ts']
  const env = { ...process.env, FAULT_PLAYERS: `${PLAYERS}`, FAULT_SEEDS: SEEDS.join() }
  const { promise, resolve } = Promise.withResolvers<Day[]>()
  execFile('vitest', args, { env, maxBuffer: Number.POSITIVE_INFINITY }, (_, printed) => {
    const told = printed.split(TOLD).slice(1)
    resolve(told.map((text) => JSON.parse(text.slice(0, text.indexOf('}') + 1))))
  })
  return promise
}
