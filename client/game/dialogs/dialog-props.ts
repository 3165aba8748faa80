import type { GameResponse, GameType } from '#shared/contract/game.ts'
import type { PlayedGame } from '../use-game.ts'

export type OpenDialog =
  | { name: 'log' | 'actions' | 'sources' | 'choose-hint' | 'give-up' | 'rules' }
  | { name: 'answers' | 'feedback' | 'idea' | 'how-to-play' }
  /** `position` -1: the item has no slot. */
  | { name: 'clue'; clue: string; position: number }
  /** `isFresh`: the game has just ended, and its squares topple. */
  | { name: 'results'; isFresh: boolean }

export type DialogProps = {
  game: GameResponse
  type: GameType
  played: PlayedGame
  playId: string
  /** Resolves after the first try to send the result; null where this tab recorded none. */
  recorded: Promise<void> | null
  onOpen: (dialog: OpenDialog) => void
  onClose: () => void
}
