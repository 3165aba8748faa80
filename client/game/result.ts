import type { GameResponse, GameType } from '#shared/contract/game.ts'
import type { GameState } from '#shared/game/new-game.ts'
import { gameScore, guessesUsed, hintsUsed, itemsGuessed } from '#shared/game/score.ts'
import { GUESS_MAX_LENGTH, REFUSED_GUESSES_MAX } from '#shared/limits.ts'
import { ending } from './messages.ts'

export function resultOf(
  game: { list: Pick<GameResponse['list'], 'id'> },
  game_type: GameType,
  play_id: string,
  state: GameState,
) {
  const refused = state.guesses.filter((entry) => entry.type === 'incorrect')
  return {
    play_id,
    list_id: game.list.id,
    items_guessed: itemsGuessed(state).map((slot) => slot.content),
    hints_used: hintsUsed(state),
    total_guesses: guessesUsed(state),
    score: gameScore(state),
    game_type,
    refused_guesses: refused.slice(0, REFUSED_GUESSES_MAX).map((entry) => entry.text.slice(0, GUESS_MAX_LENGTH)),
  }
}

export const endingOf = (state: GameState): string =>
  ending(itemsGuessed(state).length, state.gameItems.length, state.guessesRemaining)
