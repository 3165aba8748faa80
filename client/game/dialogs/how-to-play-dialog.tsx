import { isRanked } from '#shared/game/new-game.ts'
import { INITIAL_GUESSES, POINTS_PER_HINT, POINTS_PER_ITEM, UNRANKED_SLOTS } from '#shared/limits.ts'
import buttons from '../../styles/buttons.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { count } from '../messages.ts'
import type { DialogProps } from './dialog-props.ts'
import styles from './how-to-play-dialog.module.css'

export function HowToPlayDialog({ game, onClose }: DialogProps) {
  return (
    <Dialog title="How to play" onClose={onClose}>
      <ul role="list" className={styles.rules}>
        <li>
          {isRanked(game.list)
            ? 'Name the items on the list, in any order.'
            : `Name any ${UNRANKED_SLOTS} items on the list.`}
        </li>
        <li>You have {INITIAL_GUESSES} guesses. Only wrong guesses use one up.</li>
        <li>
          Small typos are forgiven. A surname will do, a title without its subtitle, and a name without words like
          “River” or “FC”.
        </li>
        <li>
          Each right answer is worth {POINTS_PER_ITEM} points. A hint shows a letter or a clue, and costs{' '}
          {count(POINTS_PER_HINT, 'point', 'points')}.
        </li>
        <li>There is a new list every day at midnight, Eastern time.</li>
      </ul>
      <button type="button" className={`${buttons.btn} ${buttons.wide}`} onClick={onClose}>
        Play
      </button>
    </Dialog>
  )
}
