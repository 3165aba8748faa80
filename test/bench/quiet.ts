/** Where other programs share the machine, what is slow may be theirs: a fixed piece of work tells how much is left of it. */

/** Square roots: some 10 ms of work for a machine of 2026 that does nothing else, more than a moment of anything else. */
const ROOTS = 4_000_000
const TIMES = 3

/** ms that the work takes now. */
function timeWork(): number {
  const began = performance.now()
  let sum = 0
  for (let root = 0; root < ROOTS * TIMES; root++) sum += Math.sqrt(root)
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

/** Those `count` pairs in which the fixed work was done soonest, whatever was measured in them. */
export const quietest = <Measured>(pairs: Pair<Measured>[], count: number) =>
  pairs.toSorted((one, other) => one.work - other.work).slice(0, count)

/** What was quiet, and by how much. */
export function quietNote(counted: Pair<unknown>[], all: Pair<unknown>[]): string {
  const most = (pairs: Pair<unknown>[]) => Math.round(Math.max(...pairs.map(({ work }) => work)))
  return `median of the ${counted.length} quietest of ${all.length} (fixed work within ${most(counted)} ms, else up to ${most(all)})`
}
