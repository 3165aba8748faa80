/** 0 included. */
export const TICKS = 5

/** Even whole steps from 0 to the first round number of at least `most`. */
export function ticksFor(most: number): number[] {
  const least = Math.max(1, most) / (TICKS - 1)
  const power = 10 ** Math.floor(Math.log10(least))
  const round = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((factor) => factor * power)
  const step = round.find((candidate) => candidate >= least && Number.isInteger(candidate)) ?? Math.ceil(least)
  return Array.from({ length: TICKS }, (_, at) => at * step)
}
