import { median } from './figures.ts'

/** On a shared machine other programs may cause a slow run: the speed of one core before and after shows it. */

/**
 * ms in which a new window loads its own surfaces, in other processes on the same cores. A player's browser has done
 * that already.
 */
export const WINDOW_LOADS = 2_000

/** Square roots: some 30 ms of work for one idle core of a 2026 machine. */
const ROOTS = 12_000_000

/** The time that the fixed work takes now, in ms. */
function timeWork(): number {
  const began = performance.now()
  let sum = 0
  for (let root = 0; root < ROOTS; root++) sum += Math.sqrt(root)
  const took = performance.now() - began
  // Never true, but the compiler cannot know that: otherwise it could drop the loop.
  if (sum < 0) throw new RangeError('Square roots are not negative.')
  return took
}

/** `work`: the longest time in ms that the fixed work took before, between and after the two halves. */
export type Pair<Measured> = { floor: Measured; page: Measured; work: number }

/** Measures floor and page in turns. A first pair does not count: it runs with everything cold. */
export async function measurePairs<Measured>(
  times: number,
  measureFloor: () => Promise<Measured>,
  measurePage: () => Promise<Measured>,
): Promise<Pair<Measured>[]> {
  const pairs: Pair<Measured>[] = []
  for (let pair = -1; pair < times; pair++) {
    const before = timeWork()
    const floor = await measureFloor()
    const between = timeWork()
    const page = await measurePage()
    if (pair >= 0) pairs.push({ floor, page, work: Math.max(before, between, timeWork()) })
  }
  return pairs
}

/**
 * The median of the `count` pairs with the fastest fixed work, whatever their own values. The note says how fast it
 * was, and the median of all pairs.
 */
export function quietMedian<Measured>(
  pairs: Pair<Measured>[],
  count: number,
  of: (pair: Pair<Measured>) => number,
): { value: number; note: string } {
  const counted = pairs.toSorted((one, other) => one.work - other.work).slice(0, count)
  const most = (some: Pair<Measured>[]) => Math.round(Math.max(...some.map(({ work }) => work)))
  const among = `the ${count} quietest of ${pairs.length} (fixed work within ${most(counted)} ms, else up to ${most(pairs)})`
  const [value, all] = [median(counted.map(of)), median(pairs.map(of))]
  return { value, note: `median of ${among}; of all ${Number(all.toFixed(3))}` }
}
