import type { StatsResponse } from '#shared/contract/completions.ts'

/**
 * A list's stats from how often each score was reached: one row's worth of work whether ten or ten million played.
 * The percentile of `score` is the share of results below it and half of those equal to it, 0 to 100.
 */
export function statsOf(scores: Record<string, number>, score?: number): StatsResponse {
  let count = 0
  let sum = 0
  let below = 0
  const distribution: number[] = []
  for (const [key, times] of Object.entries(scores)) {
    const reached = Number(key)
    count += times
    sum += reached * times
    if (score !== undefined) below += reached < score ? times : reached === score ? times / 2 : 0
    const bin = Math.floor(reached / 10)
    while (distribution.length <= bin) distribution.push(0)
    distribution[bin] = (distribution[bin] ?? 0) + times
  }
  return {
    average_score: count === 0 ? null : Math.round((sum / count) * 10) / 10,
    percentile: count === 0 || score === undefined ? null : Math.round((below / count) * 100),
    count,
    distribution,
  }
}
