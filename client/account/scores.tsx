import type { Statistics } from '#shared/contract/account.ts'
import { ScoreColumns } from '../ui/score-columns.tsx'
import { describeScores, scoreColumns, summariseScores } from './score-columns.ts'

/** How often each score came out, of daily and library games together. */
export function Scores({ statistics }: { statistics: Statistics | null }) {
  const columns = scoreColumns(statistics?.distribution ?? [])
  return (
    <section className="card stack" aria-labelledby="scores">
      <h2 id="scores">Your scores</h2>
      <ScoreColumns
        counts={columns.map((column) => column.games)}
        label={statistics ? describeScores(columns) : 'Loading'}
      />
      <p className="soft">{statistics ? summariseScores(columns) : '\u00a0'}</p>
    </section>
  )
}
