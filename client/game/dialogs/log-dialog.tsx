import type { GuessLogEntry } from '#shared/contract/saved-progress.ts'
import { isRefused } from '#shared/game/finished-game.ts'
import { clueOfEntry } from '#shared/game/hints.ts'
import { isRanked } from '#shared/game/new-game.ts'
import { guessesUsed, hintsUsed } from '#shared/game/score.ts'
import buttons from '../../styles/buttons.module.css'
import log from '../../styles/log.module.css'
import typography from '../../styles/typography.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import squares from '../../ui/squares.module.css'
import { count } from '../messages.ts'
import { ShouldCount } from '../should-count.tsx'
import type { DialogProps } from './dialog-props.ts'

const MARKS: Record<GuessLogEntry['type'], { style: string | undefined; icon: IconName; word: string }> = {
  correct: { style: log.right, icon: 'tick', word: 'Correct' },
  incorrect: { style: log.wrong, icon: 'cross', word: 'Not found' },
  hint: { style: log.hint, icon: 'bulb', word: 'Hint' },
}

export function LogDialog({ game, played, playId, onOpen, onClose }: DialogProps) {
  const { state } = played
  const entries = state.guesses.map((entry, at) => ({ ...entry, at, clue: clueOfEntry(entry, game.list, state) }))
  return (
    <Dialog title="Guess Log" onClose={onClose}>
      {entries.length === 0 ? (
        <p className={typography.soft}>No guesses yet!</p>
      ) : (
        <>
          <p className={typography.soft}>
            Oldest first. {count(guessesUsed(state), 'guess', 'guesses')}, {count(hintsUsed(state), 'hint', 'hints')}.
          </p>
          <ol role="list" className={log.log}>
            {entries.map(({ at, clue, ...entry }) => (
              <li key={at} className={MARKS[entry.type].style}>
                <span className={squares.square} aria-hidden="true">
                  <Icon name={MARKS[entry.type].icon} />
                </span>
                <span className={log.text}>
                  {clue ? (
                    <button type="button" className={buttons.linkBtn} onClick={() => onOpen({ name: 'clue', ...clue })}>
                      {entry.text}
                    </button>
                  ) : (
                    <b>{entry.text}</b>
                  )}
                  {played.isRecorded && isRefused(entry) && (
                    <ShouldCount list_id={game.list.id} play_id={playId} guess={entry.text} isListed />
                  )}
                </span>
                <span className={typography.soft}>
                  {MARKS[entry.type].word}
                  {isRanked(game.list) && entry.position !== undefined && entry.position > 0 && `, #${entry.position}`}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  )
}
