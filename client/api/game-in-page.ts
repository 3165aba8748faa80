import type { GameResponse, GameType } from '#shared/contract/game.ts'
import { unpackGame } from '#shared/game/page-game.ts'

/** `near`: what a slip may mean instead. */
export type GameInPage = { type: GameType; game: GameResponse; near: string[] }

/** The game that the worker has put into the page (html.ts); null on a page that brings none. */
export function readGameInPage(): GameInPage | null {
  const block = document.querySelector<HTMLElement>('[data-near]')
  if (!block) return null
  return {
    type: block.id.replace('-game', '') as GameType,
    game: unpackGame(JSON.parse(block.textContent)),
    near: String(block.dataset.near).split(' '),
  }
}
