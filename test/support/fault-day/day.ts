import { nextEasternMidnight } from '#shared/game/eastern-day.ts'
import { HOUR } from '#shared/limits.ts'
import { emptyDatabase } from '../empty-database.ts'
import { inviteAdmins } from './admins.ts'
import { type Clock, hurryTimers, makeClock } from './clock.ts'
import { type Dice, makeDice } from './dice.ts'
import { type FaultyWorker, openFaultyWorker } from './faulty-worker.ts'
import { type Ledger, makeLedger } from './ledger.ts'
import { invite } from './people.ts'
import { reckon } from './reckoning.ts'
import { seedPast, watchRemovals } from './stored.ts'

/** The evening before 1 November 2026. The day covers all 25 hours of that date. */
const START = '2026-11-01T01:00:00Z'
const MIDNIGHTS = ['2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'].map((time) => Date.parse(time))
/** Milliseconds. Events within this time of the first one run concurrently. */
const TOGETHER = 20_000
/** Database calls between the starts of concurrent events, at most. */
const APART = 3
/** Cron runs after the day, enough to fill every date. */
const LAST_RUNS = 6

export type Day = {
  worker: FaultyWorker
  ledger: Ledger
  clock: Clock
  dice: Dice
  /** UTC, ms. From then on nothing fails, and unsent results are sent. */
  end: number
  midnights: number[]
  at: (time: number, act: () => Promise<unknown>) => void
  /** A time at which others are there, too: often one of the midnights. */
  moment: (own: Dice) => number
}

export type Figures = Record<string, number>

/** Lives through the day and returns its faults and figures. */
export async function liveThroughDay(seed: number, players: number): Promise<{ faults: string[]; figures: Figures }> {
  const dice = makeDice(`seed ${seed}`)
  const clock = makeClock(START)
  const undo = hurryTimers(clock)
  await emptyDatabase()
  const stopWatching = await watchRemovals()
  try {
    await seedPast(START)
    const worker = openFaultyWorker(dice, clock)
    const ledger = makeLedger(worker.problems)
    const agenda = makeAgenda(clock, dice.fork('agenda'), worker)
    const end = (MIDNIGHTS.at(-1) ?? 0) + HOUR / 2
    const day: Day = {
      worker,
      ledger,
      clock,
      dice,
      end,
      midnights: MIDNIGHTS,
      at: agenda.at,
      moment: (own) => momentOf(own, end),
    }
    const devices = invite(day, players)
    inviteAdmins(day, Math.ceil(players / 4))
    setCron(day)
    await agenda.work(end)
    worker.heal()
    await agenda.work(Number.POSITIVE_INFINITY)
    for (let run = 0; run < LAST_RUNS; run++) {
      clock.pass(HOUR)
      await worker.cron(`last run ${run}`)
    }
    for (const { name } of devices.filter((device) => !device.isDone()))
      worker.problems.push(`${name} has unsent results`)
    const { faults, kept } = await reckon(ledger, START, clock.now())
    return { faults: [...worker.problems, ...faults], figures: { ...figuresOf(worker, ledger), ...kept } }
  } finally {
    await stopWatching()
    undo()
  }
}

function momentOf(own: Dice, end: number): number {
  const midnight = own.pick(MIDNIGHTS) ?? 0
  if (own.chance(0.2)) return midnight - 1000 + own.whole(2000)
  if (own.chance(0.2)) return midnight + own.whole(HOUR / 2)
  // Otherwise at one of two times an hour, so that even a few players meet.
  const start = Date.parse(START)
  const half = own.whole(Math.floor((2 * (end - start)) / HOUR))
  return start + (half * HOUR) / 2 + 7 * 60_000 + own.whole(3000)
}

/** Runs hourly, one in four together with a second run, and once just before each midnight. */
function setCron({ at, worker, dice, end }: Day): void {
  const own = dice.fork('cron')
  const run = (time: number, name: string) => at(time, () => worker.cron(`cron ${name}`))
  for (let time = Date.parse(START) + 7 * 60_000, hour = 0; time < end; time += HOUR, hour++) {
    run(time, `${hour}`)
    if (own.chance(0.25)) run(time + own.whole(2000), `${hour}, again`)
  }
  for (const midnight of MIDNIGHTS) run(midnight - 300, `before ${nextEasternMidnight(midnight - 300)}`)
}

function makeAgenda(clock: Clock, own: Dice, { afterCalls, problems }: FaultyWorker) {
  let events: { time: number; act: () => Promise<unknown> }[] = []
  return {
    at: (time: number, act: () => Promise<unknown>): void => {
      events.push({ time, act })
    },
    /** Works until no event before `end` (UTC, ms) is left. */
    work: async (end: number): Promise<void> => {
      for (;;) {
        events.sort((one, other) => one.time - other.time)
        const first = events[0]?.time
        if (first === undefined || first >= end) return
        const now = events.filter(({ time }) => time <= first + TOGETHER)
        events = events.filter(({ time }) => time > first + TOGETHER)
        const acting: Promise<unknown>[] = []
        for (const { time, act } of now) {
          clock.forward(time)
          acting.push(act().catch((error) => problems.push(`The day itself broke: ${error?.stack ?? error}`)))
          // While earlier ones are at it, unless all of them are done.
          await Promise.race([afterCalls(own.whole(APART + 1)), Promise.all(acting)])
        }
        await Promise.all(acting)
      }
    },
  }
}

function figuresOf({ tally, statuses, model }: FaultyWorker, { stored, refused }: Ledger): Figures {
  const failed = Object.entries(statuses).filter(([status]) => Number(status) >= 500)
  return {
    ...tally,
    model_questions: model.questions,
    model_failures: model.failures,
    answered_5xx: failed.reduce((sum, [, times]) => sum + times, 0),
    results_answered_201: stored.length,
    results_refused: refused.length,
  }
}
