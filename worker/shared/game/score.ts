/** Shared by the board, the results and the server. */

import { POINTS_PER_HINT, POINTS_PER_ITEM } from '../limits.ts'
import type { GameState } from './new-game.ts'

/** 10 an item, less 1 a hint, never below 0. */
export function scoreOf(itemsGuessed: number, hintsUsed: number): number {
  return Math.max(0, itemsGuessed * POINTS_PER_ITEM - hintsUsed * POINTS_PER_HINT)
}

export const hintsUsed = (state: GameState) => state.usedHints + state.usedClueHints.length
export const itemsGuessed = (state: GameState) => state.gameItems.filter((slot) => slot.isGuessed)
export const gameScore = (state: GameState) => scoreOf(itemsGuessed(state).length, hintsUsed(state))
/** Right and wrong ones. */
export const guessesUsed = (state: GameState) => state.guesses.filter((entry) => entry.type !== 'hint').length
export const isPerfect = (state: GameState) => state.gameItems.every((slot) => slot.isGuessed)
