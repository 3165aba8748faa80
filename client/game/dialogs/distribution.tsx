import type { StatsResponse } from '#shared/contract/completions.ts'
import { POINTS_PER_ITEM } from '#shared/game/limits.ts'

type Props = { stats: StatsResponse; score: number; slots: number }

/** A column for each ten points up to the list's best; the player's own is named. */
export function Distribution({ stats, score, slots }: Props) {
  const best = slots * POINTS_PER_ITEM
  const columns = Array.from({ length: slots + 1 }, (_, at) => ({
    from: at * 10,
    results: stats.distribution[at] ?? 0,
  }))
  const most = Math.max(1, ...columns.map((column) => column.results))
  const own = Math.floor(score / 10) * 10
  return (
    <section className="everyone">
      <h3>How everyone did</h3>
      <figure>
        <div className="dist" role="img" aria-label={describe(columns, stats, score, best)}>
          {columns.map(({ from, results }) => (
            <i
              key={from}
              className={from === own ? 'me' : undefined}
              style={{ '--v': Math.round((results / most) * 100) }}
            />
          ))}
        </div>
        <div className="axis" aria-hidden="true">
          <span>0</span>
          <span>{best / 2}</span>
          <span>{best}</span>
        </div>
      </figure>
    </section>
  )
}

function describe(
  columns: { from: number; results: number }[],
  stats: StatsResponse,
  score: number,
  best: number,
): string {
  const tallest = columns.reduce((most, column) => (column.results > most.results ? column : most))
  const players = `${stats.count} ${stats.count === 1 ? 'result' : 'results'}`
  const range = tallest.from === best ? `${best}` : `${tallest.from} to ${tallest.from + 9}`
  const own = stats.percentile === null ? '' : ` Yours, ${score}, is at percentile ${stats.percentile}.`
  return `${players}, scores from 0 to ${best}. Most are ${range}.${own}`
}
