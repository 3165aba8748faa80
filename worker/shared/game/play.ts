/** The only way a game changes. */
import type { List } from '../contract/game.ts'
import { takeClueHint, takeLetterHint } from './hints.ts'
import type { GameState } from './new-game.ts'
import type { Outcome, Played } from './outcome.ts'
import { type FoundAction, type MissedAction, playFound, playMissed } from './play-guess.ts'

/** `now` is UTC, ms; `dice` is in [0, 1). */
export type Action =
  | FoundAction
  | MissedAction
  | { type: 'letter-hint'; now: number; dice: number }
  | { type: 'clue-hint'; now: number; dice: number }
  | { type: 'give-up' }

export function play(list: List, state: GameState, action: Action): Played {
  if (state.gameStatus !== 'playing') return refuse(state, 'not playing')
  switch (action.type) {
    case 'found':
      if (state.gameItems.some((slot) => slot.id === action.index && slot.isGuessed))
        return refuse(state, 'already found')
      return playFound(list, state, action)
    case 'missed':
      return playMissed(state, action)
    case 'letter-hint':
      return takeLetterHint(list, state, action)
    case 'clue-hint':
      return takeClueHint(list, state, action)
    case 'give-up':
      return { state: { ...state, guessesRemaining: 0, gameStatus: 'lost' }, outcome: { type: 'gave-up' } }
  }
}

function refuse(state: GameState, reason: Extract<Outcome, { type: 'refused' }>['reason']): Played {
  return { state, outcome: { type: 'refused', reason } }
}
