import type { StatsResponse } from '#shared/contract/completions.ts'
import { POINTS_PER_ITEM } from '#shared/limits.ts'
import typography from '../../styles/typography.module.css'
import { ScoreColumns } from '../../ui/score-columns.tsx'
import styles from './results-dialog.module.css'
import type { Stats } from './use-stats.ts'

type Loaded = Extract<Stats, { kind: 'loaded' }>

/** `stats` is null while they load. */
type Props = { stats: Loaded | null; score: number; slots: number }

/** A column for each ten points. Loading stats reserve their room. */
export function Distribution({ stats: loaded, score, slots }: Props) {
  const stats = loaded?.stats
  const counts = Array.from({ length: slots + 1 }, (_, at) => stats?.distribution[at] ?? 0)
  const label = stats ? describe(counts, stats, score) : ''
  return (
    <section className={stats ? styles.everyone : styles.awaited}>
      <h3>{loaded?.isFirst ? "You're the first." : 'How everyone did'}</h3>
      <p className={typography.soft}>{loaded ? standing(loaded) : '\u00a0'}</p>
      <ScoreColumns counts={counts} label={label} own={Math.floor(score / 10)} />
    </section>
  )
}

/** A percentile of 0 is left unsaid, and nobody is better than all players. */
function standing({ isFirst, stats: { count, percentile } }: Loaded): string {
  if (isFirst) return 'Check back later to see how others did.'
  const players = `${count.toLocaleString('en-US')} ${count === 1 ? 'player' : 'players'}`
  return percentile ? `Better than about ${Math.min(percentile, 99)} % of ${players}.` : `${players}.`
}

function describe(counts: number[], stats: StatsResponse, score: number): string {
  const best = (counts.length - 1) * POINTS_PER_ITEM
  const tallest = counts.indexOf(Math.max(...counts)) * POINTS_PER_ITEM
  const range = tallest === best ? `${best}` : `${tallest} to ${tallest + 9}`
  const own = stats.percentile === null ? '' : ` Your score: ${score}.`
  return `Scores from 0 to ${best}. Most common score: ${range}.${own}`
}
