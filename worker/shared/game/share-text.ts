import { PRODUCT_NAME } from '../limits.ts'
import type { GameState } from './new-game.ts'
import { itemsGuessed } from './score.ts'

/** '{product} {guessed}/{total}', a row of squares, the address. */
export function shareText(state: GameState, address: string): string {
  const squares = state.gameItems.map((slot) => (slot.isGuessed ? '🟪' : '⬜')).join('')
  return `${PRODUCT_NAME} ${itemsGuessed(state).length}/${state.gameItems.length}\n${squares}\n${address}`
}
