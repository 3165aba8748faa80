/** The peak: those who play as soon as the new list is there. All figures are assumptions, chosen rather too high. */
import { seeded } from '../support/seeded.ts'

const MINUTE = 60_000

/** The share of a day's players that begins in the first hour, soon after midnight and then less and less. */
const AT_MIDNIGHT = 0.1
const EAGERNESS = 10 * MINUTE
/** A game: the median, and the spread of its logarithm. */
const GAME = 4 * MINUTE
const SPREAD = 0.6
const WINDOW = 60 * MINUTE
/** One D1 answers one statement or batch after the other; each result has its stats asked for afterwards. */
const STATS_SHARE = 0.3

/**
 * Results of `players` a day that arrive at one D1, which takes `service` ms for each (and a part of it for the stats
 * after): the results a second of the busiest minute, how busy D1 is then, and within how many ms 99 of 100 get their turn.
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
