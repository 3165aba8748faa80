import type { GameResponse } from '#shared/contract/game.ts'
import { type GameState, newGame } from '#shared/game/new-game.ts'
import type { Played } from '#shared/game/outcome.ts'
import { type Action, play } from '#shared/game/play.ts'
import { wholeOf } from '../../api/first-game.ts'
import { takeOver } from '../judging/handover.ts'
import { newPlayId } from './play-id.ts'

/** A running game outside React. */
export type GameStore = {
  getState: () => GameState
  subscribe: (changed: () => void) => () => void
  /** Acts on the newest state of all tabs. */
  act: (action: Action) => Played
  catchUp: () => void
  getPlayId: () => string
  /** Replaces the game by one finished elsewhere. */
  finish: (state: GameState) => void
}

/** By list and owner. */
const running = new Map<string, GameStore>()

/** A past list's game is not saved: only a reload restarts it. A guest's unfinished one becomes the player's. */
export function openArchivedGame(game: GameResponse, owner: string | null): GameStore {
  const guests = game.list.id
  const own = owner === null ? guests : `${guests}:${owner}`
  const left = running.get(guests)
  const begun = running.get(own) ?? (left?.getState().gameStatus === 'playing' ? left : undefined)
  if (begun === left) running.delete(guests)
  const store = begun ?? newArchivedGame(game)
  running.set(own, store)
  return store
}

export function newArchivedGame(game: GameResponse): GameStore {
  const booted = takeOver(game.list.id)
  const playId = booted?.play_id ?? newPlayId()
  const listeners = new Set<() => void>()
  let state = booted?.state ?? newGame(game.list)
  const change = (next: GameState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    getState: () => state,
    getPlayId: () => playId,
    catchUp: () => {},
    act: (action) => {
      const played = play(wholeOf(game).list, state, action)
      change(played.state)
      return played
    },
    finish: change,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
