import type { GameType } from '#shared/contract/game.ts'
import type { SavedProgress } from '#shared/contract/saved-progress.ts'

/** Prefix of games that ended under the boot script; the play id follows. The client sends their results. */
export const ENDED = 'topple:ended:'

/** `owner` null: a guest. */
export type Ended = SavedProgress & { game_type: GameType; owner: string | null }
