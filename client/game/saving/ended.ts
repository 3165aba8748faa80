import type { GameType } from '#shared/contract/game.ts'
import type { SavedProgress } from '#shared/contract/saved-progress.ts'

/** Where the boot script keeps a game that has ended, for the client to send its result; the play id follows. */
export const ENDED = 'topple:ended:'

/** `owner`: the uid of who played it, null for a guest. */
export type Ended = SavedProgress & { game_type: GameType; owner: string | null }
