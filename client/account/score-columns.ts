import { POINTS_PER_ITEM, RANKED_ITEMS } from '#shared/limits.ts'

type ScoreColumn = { from: number; to: number; games: number }

/** A perfect list of the usual length has a column of its own. */
const USUAL_BEST = RANKED_ITEMS * POINTS_PER_ITEM

/** A column for each ten points, up to 100 at least; the last holds the perfect score alone. */
export function scoreColumns(distribution: number[]): ScoreColumn[] {
  const columns = Math.max(USUAL_BEST / 10 + 1, distribution.length)
  return Array.from({ length: columns }, (_, at) => ({
    from: at * 10,
    to: at === columns - 1 ? at * 10 : at * 10 + 9,
    games: distribution[at] ?? 0,
  }))
}

const range = ({ from, to }: ScoreColumn) => (from === to ? `${from}` : `${from} to ${to}`)
const games = (count: number) => `${count} ${count === 1 ? 'game' : 'games'}`

/** The sentence below the columns; of two equal columns it names the better. */
export function summariseScores(columns: ScoreColumn[]): string {
  const tallest = columns.reduce((most, column) => (column.games >= most.games ? column : most))
  return tallest.games === 0
    ? 'Your scores will stack up here.'
    : `Your most frequent score: ${range(tallest)}, in ${games(tallest.games)}.`
}

export function describeScores(columns: ScoreColumn[]): string {
  const filled = columns.filter((column) => column.games > 0)
  if (filled.length === 0) return 'No scores yet.'
  return `Your scores. ${filled.map((column) => `${range(column)}: ${games(column.games)}`).join(', ')}.`
}
