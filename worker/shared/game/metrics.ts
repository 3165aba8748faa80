/** The figures of a ranked list, by which its items stand in order. */

const SCALES: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }
const SCALE = /thousand|million|billion|trillion/
const NUMBER = /\d[\d,]*(?:\.\d+)?/

/** The amount that a metric names, NaN where it names none: "1.4 billion people" is 1,400,000,000. */
export const amountOf = (metric: string): number =>
  Number(NUMBER.exec(metric)?.[0].replaceAll(',', '') ?? Number.NaN) * (SCALES[SCALE.exec(metric)?.[0] ?? ''] ?? 1)

/** What a metric counts, in the singular: "1.4 billion people" is in "people". */
export const unitOf = (metric: string): string =>
  metric.replace(NUMBER, '').replace(SCALE, '').replace(/\s+/g, ' ').trim().replace(/ies$/, 'y').replace(/s$/, '')

/** The index of the first amount that turns back from the way in which those before it went, or null. */
export function turnsBackAt(amounts: readonly number[]): number | null {
  let way = 0
  for (const [at, amount] of amounts.entries()) {
    const step = Math.sign(amount - (amounts[at - 1] ?? amount))
    if (step !== 0 && way !== 0 && step !== way) return at
    if (step !== 0) way = step
  }
  return null
}
