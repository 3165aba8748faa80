import { gameScore, hintsUsed, itemsGuessed } from '#shared/game/score.ts'
import { POINTS_PER_HINT, POINTS_PER_ITEM } from '#shared/limits.ts'
import typography from '../../styles/typography.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { count } from '../messages.ts'
import type { DialogProps } from './dialog-props.ts'
import styles from './rules-dialog.module.css'

export function RulesDialog({ played: { state }, onClose }: DialogProps) {
  const items = itemsGuessed(state).length
  const hints = hintsUsed(state)
  const cost = hints * POINTS_PER_HINT
  return (
    <Dialog title="Scoring Rules" onClose={onClose}>
      <dl className={styles.sum}>
        <div>
          <dt>
            {count(items, 'correct item', 'correct items')}, {POINTS_PER_ITEM} points each
          </dt>
          <dd className={typography.number}>{items * POINTS_PER_ITEM}</dd>
        </div>
        <div>
          <dt>
            {count(hints, 'hint', 'hints')}, {count(POINTS_PER_HINT, 'point', 'points')} each
          </dt>
          <dd className={typography.number}>{cost > 0 ? `−${cost}` : 0}</dd>
        </div>
        <div>
          <dt>{state.gameStatus === 'playing' ? 'Score so far' : 'Score'}</dt>
          <dd className={typography.number}>{gameScore(state)}</dd>
        </div>
      </dl>
      <p className={typography.soft}>
        A wrong guess uses up a guess but costs no points. A right guess costs nothing. Your score never drops below 0.
      </p>
    </Dialog>
  )
}
