/** play(state, action): the only way in which a game changes. */
import type { List } from '../contract/game.ts'
import type { GuessLogEntry } from '../contract/saved-progress.ts'
import { type HintRefusal, takeClueHint, takeLetterHint } from './hints.ts'
import { type GameState, isRanked, slotOf } from './new-game.ts'

/** `now` in ms since 1970 UTC; `dice` a number from 0 up to 1. */
export type Action =
  | { type: 'found'; text: string; index: number; now: number }
  | { type: 'missed'; text: string; now: number }
  | { type: 'letter-hint'; now: number; dice: number }
  | { type: 'clue-hint'; now: number; dice: number }
  | { type: 'give-up' }

export type Outcome =
  | { type: 'found'; position: number; index: number }
  | { type: 'missed' }
  | { type: 'letter'; position: number; letter: string }
  | { type: 'clue'; position: number; clue: string }
  | { type: 'gave-up' }
  | { type: 'refused'; reason: HintRefusal | 'not playing' | 'already found' | 'no slot' }

export type Played = { state: GameState; outcome: Outcome }

export function play(list: List, state: GameState, action: Action): Played {
  if (state.gameStatus !== 'playing') return refuse(state, 'not playing')
  switch (action.type) {
    case 'found':
      return find(list, state, action)
    case 'missed':
      return miss(state, action)
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

function find(list: List, state: GameState, { text, index, now }: Extract<Action, { type: 'found' }>): Played {
  const item = list.items[index]
  if (!item) return refuse(state, 'no slot')
  if (state.gameItems.some((slot) => slot.id === index && slot.isGuessed)) return refuse(state, 'already found')
  const target = slotFor(list, state, index)
  if (!target) return refuse(state, 'no slot')

  const gameItems = state.gameItems.map((slot) =>
    slot.position === target.position ? { ...slotOf(item, index, slot.position), isGuessed: true } : slot,
  )
  const revealedLetters = { ...state.revealedLetters }
  // The letters of an item that goes back are not those of the item that takes its slot.
  if (target.id !== index) delete revealedLetters[target.position]
  const isWon = gameItems.every((slot) => slot.isGuessed)
  const entry: GuessLogEntry = { text, type: 'correct', timestamp: now, position: target.position }
  return {
    state: {
      ...state,
      gameItems,
      revealedLetters,
      guesses: [...state.guesses, entry],
      gameStatus: isWon ? 'won' : 'playing',
    },
    outcome: { type: 'found', position: target.position, index },
  }
}

/** Its own slot; in unranked games else the first empty one, else the last that holds an undisclosed item. */
function slotFor(list: List, state: GameState, index: number) {
  const own = state.gameItems.find((slot) => slot.id === index)
  if (own || isRanked(list)) return own
  return state.gameItems.find((slot) => slot.isEmpty) ?? state.gameItems.findLast((slot) => !slot.isGuessed)
}

function miss(state: GameState, { text, now }: Extract<Action, { type: 'missed' }>): Played {
  const guessesRemaining = state.guessesRemaining - 1
  return {
    state: {
      ...state,
      guesses: [...state.guesses, { text, type: 'incorrect', timestamp: now }],
      guessesRemaining,
      gameStatus: guessesRemaining <= 0 ? 'lost' : 'playing',
    },
    outcome: { type: 'missed' },
  }
}
