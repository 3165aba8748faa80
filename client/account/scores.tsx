import type { Statistics } from '#shared/contract/completions.ts'
import { describeScores, scoreColumns, summariseScores } from './score-columns.ts'

/** How often each score came out, of daily and library games together. */
export function Scores({ statistics }: { statistics: Statistics | null }) {
  const columns = scoreColumns(statistics?.distribution ?? [])
  const most = Math.max(1, ...columns.map((column) => column.games))
  const best = columns.at(-1)?.from ?? 0
  return (
    <section className="card stack" aria-labelledby="scores">
      <h2 id="scores">Your scores</h2>
      <figure>
        <div className="dist" role="img" aria-label={statistics ? describeScores(columns) : 'Loading'}>
          {columns.map(({ from, games }) => (
            <i key={from} style={{ '--v': Math.round((games / most) * 100) }} title={`${from}: ${games}`} />
          ))}
        </div>
        <div className="axis" aria-hidden="true">
          <span>0</span>
          <span>{best / 2}</span>
          <span>{best}</span>
        </div>
      </figure>
      <p className="soft">{statistics ? summariseScores(columns) : '\u00a0'}</p>
    </section>
  )
}
