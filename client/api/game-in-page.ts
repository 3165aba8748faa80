import type { GameResponse, GameType } from '#shared/contract/game.ts'

export type GameInPage = { type: GameType; game: GameResponse }

/** Null on a page without a game (html.ts). */
export function readGameInPage(): GameInPage | null {
  const block = document.querySelector('script[id$="-game"]')
  return block && { type: block.id.replace('-game', '') as GameType, game: JSON.parse(block.textContent) }
}
