/** The peak: players who start as soon as the new list is out. All figures are assumptions, on the high side. */
import { seeded } from '../support/seeded.ts'

const MINUTE = 60_000

/** The share of a day's players who start in the first hour, most of them soon after midnight. */
const AT_MIDNIGHT = 0.1
const EAGERNESS = 10 * MINUTE
/** The length of a game: the median, and the standard deviation of its logarithm. */
const GAME = 4 * MINUTE
const SPREAD = 0.6
const WINDOW = 60 * MINUTE
/**
 * One D1 runs one statement or batch at a time. Each result is followed by a request for stats, which costs this share
 * of a result.
 */
const STATS_SHARE = 0.3

/**
 * Simulates the results of `players` a day arriving at one D1, which takes `service` ms for each, plus the share for
 * the stats. Returns the results per second in the busiest minute, how busy D1 is then (0 to 1), and the wait in ms
 * that 99 of 100 results stay below.
 */
export function waitsAfterMidnight(players: number, service: number): { peak: number; busy: number; late: number } {
  const dice = seeded(20_261_121)
  const arrivals = Array.from({ length: Math.round(players * AT_MIDNIGHT) }, () => {
    const begun = -Math.log(1 - dice()) * EAGERNESS
    return begun + GAME * Math.exp(SPREAD * normal(dice))
  })
    .filter((time) => time < WINDOW)
    .sort((a, b) => a - b)
  const minutes = new Map<number, number>()
  const each = service * (1 + STATS_SHARE)
  let free = 0
  const waits = arrivals.map((time) => {
    const minute = Math.floor(time / MINUTE)
    minutes.set(minute, (minutes.get(minute) ?? 0) + 1)
    const wait = Math.max(0, free - time)
    free = time + wait + each
    return wait
  })
  const peak = Math.max(...minutes.values()) / 60
  const late = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Number.NaN
  return { peak, busy: Math.min(1, (peak * each) / 1000), late }
}

function normal(dice: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - dice())) * Math.cos(2 * Math.PI * dice())
}
