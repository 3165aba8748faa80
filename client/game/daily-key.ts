import type { GameResponse } from '#shared/contract/game.ts'
import type { GameState } from '#shared/game/new-game.ts'

export const PREFIX = 'topple:daily:'

/** Where a daily game is kept: each player of this browser has one of their own; `owner`: the uid, null for guests. */
export const keyOf = (game: GameResponse, owner: string | null) =>
  `${PREFIX}${game.daily_game.date}${owner === null ? '' : `:${owner}`}`

export const isBegun = (state: Pick<GameState, 'guesses' | 'gameStatus'>) =>
  state.guesses.length > 0 || state.gameStatus !== 'playing'
