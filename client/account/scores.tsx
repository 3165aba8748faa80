import type { Statistics } from '#shared/contract/account.ts'
import card from '../styles/card.module.css'
import layout from '../styles/layout.module.css'
import typography from '../styles/typography.module.css'
import { ScoreColumns } from '../ui/score-columns.tsx'
import { describeScores, scoreColumns, summariseScores } from './score-columns.ts'

export function Scores({ statistics }: { statistics: Statistics | null }) {
  const columns = scoreColumns(statistics?.distribution ?? [])
  return (
    <section className={`${card.card} ${layout.stack}`} aria-labelledby="scores">
      <h2 id="scores">Your scores</h2>
      <ScoreColumns
        counts={columns.map((column) => column.games)}
        label={statistics ? describeScores(columns) : 'Loading'}
      />
      <p className={typography.soft}>{statistics ? summariseScores(columns) : '\u00a0'}</p>
    </section>
  )
}
