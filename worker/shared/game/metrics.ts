const SCALES: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }
const SCALE = /thousand|million|billion|trillion/
const NUMBER = /\d[\d,]*(?:\.\d+)?/

/** "1.4 billion people" is 1,400,000,000; NaN without a figure. */
export const amountOf = (metric: string): number =>
  Number(NUMBER.exec(metric)?.[0].replaceAll(',', '') ?? Number.NaN) * (SCALES[SCALE.exec(metric)?.[0] ?? ''] ?? 1)

/** "1.4 billion people" is in "people", in the singular. */
export const unitOf = (metric: string): string =>
  metric.replace(NUMBER, '').replace(SCALE, '').replace(/\s+/g, ' ').trim().replace(/ies$/, 'y').replace(/s$/, '')

/** The index of the first amount that breaks the order, or null. */
export function turnsBackAt(amounts: readonly number[]): number | null {
  let way = 0
  for (const [at, amount] of amounts.entries()) {
    const step = Math.sign(amount - (amounts[at - 1] ?? amount))
    if (step !== 0 && way !== 0 && step !== way) return at
    if (step !== 0) way = step
  }
  return null
}
