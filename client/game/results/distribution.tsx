import type { StatsResponse } from '#shared/contract/completions.ts'
import { POINTS_PER_ITEM } from '#shared/limits.ts'
import { ScoreColumns } from '../../ui/score-columns.tsx'
import styles from './results-dialog.module.css'

/** `stats` is null while they load. */
type Props = { stats: StatsResponse | null; score: number; slots: number }

/** A column for each ten points. Loading stats reserve their room. */
export function Distribution({ stats, score, slots }: Props) {
  const counts = Array.from({ length: slots + 1 }, (_, at) => stats?.distribution[at] ?? 0)
  const label = stats ? describe(counts, stats, score) : ''
  return (
    <section className={stats ? styles.everyone : styles.awaited}>
      <h3>How everyone did</h3>
      <ScoreColumns counts={counts} label={label} own={Math.floor(score / 10)} />
    </section>
  )
}

function describe(counts: number[], stats: StatsResponse, score: number): string {
  const best = (counts.length - 1) * POINTS_PER_ITEM
  const tallest = counts.indexOf(Math.max(...counts)) * POINTS_PER_ITEM
  const players = `${stats.count} ${stats.count === 1 ? 'result' : 'results'}`
  const range = tallest === best ? `${best}` : `${tallest} to ${tallest + 9}`
  const own = stats.percentile === null ? '' : ` Your score: ${score}. Your percentile: ${stats.percentile}.`
  return `${players}, scores from 0 to ${best}. Most common score: ${range}.${own}`
}
