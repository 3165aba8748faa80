/** Saves and joins plays before the client has come. */
import type { GameResponse } from '#shared/contract/game.ts'
import { PLAYER_KEY } from '#shared/contract/stored-keys.ts'
import { type GameState, isBegun } from '#shared/game/new-game.ts'
import { furtherState, progressOf } from '#shared/game/saved-progress.ts'
import type { GameInPage } from '../api/game-in-page.ts'
import { readStored, writeStored } from '../browser-storage.ts'
import { ENDED, type Ended } from '../game/saving/ended.ts'
import { keyOf, loadGame, saveGame } from '../game/saving/saved-game.ts'
import { find } from './draw.tsx'

type Playing = { play_id: string; state: GameState }

/**
 * The uid of this browser's last player; null for a guest, and without sign-in. Read once a play: another tab may sign
 * somebody else in.
 */
export const getOwner = () => (find('#identity') && (readStored(PLAYER_KEY) as { uid?: string } | null)?.uid) || null

/** Past lists are not saved; a player's finished one is, so that its result is sent. */
export function keepPlay({ game, type }: GameInPage, owner: string | null, { play_id, state }: Playing): void {
  const progress = progressOf(game, play_id, state, Date.now())
  if (type === 'daily') saveGame(keyOf(game, owner), progress)
  else if (owner === null) return
  if (state.gameStatus === 'playing') return
  const ended: Ended = { ...progress, game_type: type, owner }
  writeStored(ENDED + play_id, ended)
}

/** The owner's game, unless only a guest's has begun. */
function findSaved(game: GameResponse, owner: string | null) {
  const own = loadGame(game, keyOf(game, owner))
  if (owner === null || (own && isBegun(own.state))) return own
  const guests = loadGame(game, keyOf(game, null))
  return guests && isBegun(guests.state) ? guests : (own ?? guests)
}

/** The furthest state of this play in any tab. An unbegun play joins one that has begun. */
export function joinSaved({ game, type }: GameInPage, owner: string | null, mine: Playing): Playing {
  const { play_id, state } = (type === 'daily' && findSaved(game, owner)) || mine
  const isJoined = play_id === mine.play_id || !isBegun(mine.state)
  return isJoined ? { play_id, state: furtherState(mine.state, state) } : mine
}
