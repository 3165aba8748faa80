import { median } from './figures.ts'

/** Where other programs share the machine, what is slow may be theirs: how quick one core is before and after tells. */

/** ms in which a new window's own surfaces are loaded, by other processes on the same cores: a player's browser is open by then. */
export const WINDOW_LOADS = 2_000

/** Square roots: some 30 ms of work for one core of a machine of 2026 that does nothing else. */
const ROOTS = 12_000_000

/** ms that the fixed work takes now. */
function timeWork(): number {
  const began = performance.now()
  let sum = 0
  for (let root = 0; root < ROOTS; root++) sum += Math.sqrt(root)
  const took = performance.now() - began
  // Never so, which a compiler cannot know: else it may leave the work out.
  if (sum < 0) throw new RangeError('Square roots are not negative.')
  return took
}

/** `work`: ms that the fixed work took before it, between its two halves or after it, whichever was most. */
export type Pair<Measured> = { floor: Measured; page: Measured; work: number }

/** Measures floor and page in turns, and once more before that, which does not count: it finds nothing kept, all cold. */
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
 * The median of the `count` pairs in which the fixed work was done soonest, whatever was measured in them; its note says how
 * soon, and what the median of all is.
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
