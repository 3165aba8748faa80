import type { GameState } from '#shared/game/new-game.ts'
import { gameScore, guessesUsed, hintsUsed, itemsGuessed } from '#shared/game/score.ts'
import figures from '../../styles/figures.module.css'
import loading from '../../styles/loading.module.css'
import type { Stats } from './use-stats.ts'

/** Six figures with stats, four without. */
export function Figures({ state, stats }: { state: GameState; stats: Stats }) {
  const hasStats = stats.kind === 'loading' || stats.kind === 'loaded'
  return (
    <dl className={hasStats ? figures.figures : figures.four} aria-busy={stats.kind === 'loading'}>
      <Figure label="Score" value={gameScore(state)} isHero />
      <Figure label="Items Guessed" value={`${itemsGuessed(state).length}/${state.gameItems.length}`} />
      <Figure label="Guesses Used" value={guessesUsed(state)} />
      <Figure label="Hints Used" value={hintsUsed(state)} />
      {hasStats && (
        <>
          <Figure label="Average Score" value={ofOthers(stats, 'average_score')} />
          <Figure label="Your Percentile" value={ofOthers(stats, 'percentile')} />
        </>
      )}
    </dl>
  )
}

/** Null while loading. The first player has nobody to be compared with. */
function ofOthers(stats: Stats, figure: 'average_score' | 'percentile'): string | number | null {
  if (stats.kind !== 'loaded') return null
  return (stats.isFirst ? null : stats.stats[figure]) ?? '–'
}

function Figure({ label, value, isHero = false }: { label: string; value: string | number | null; isHero?: boolean }) {
  return (
    <div className={isHero ? figures.first : undefined}>
      <dt>{label}</dt>
      <dd>{value ?? <span className={`${loading.skeleton} ${figures.skeleton}`} />}</dd>
    </div>
  )
}
