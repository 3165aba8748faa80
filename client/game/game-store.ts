import type { GameResponse } from '#shared/contract/game.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { type GameState, newGame } from '#shared/game/new-game.ts'
import { type Action, type Played, play } from '#shared/game/play.ts'
import { furtherState, progressOf, resume } from '#shared/game/saved-progress.ts'
import { readStored, removeStored, storedKeys, watchStored, writeStored } from './browser-storage.ts'
import { newPlayId } from './play-id.ts'

/** A running game outside React: what the player did, kept in this browser and shared by its tabs. */
export type GameStore = {
  getState: () => GameState
  subscribe: (changed: () => void) => () => void
  /** Plays on the newest state, which may be another tab's. */
  act: (action: Action) => Played
  /** Takes up what another tab did. */
  catchUp: () => void
  getPlayId: () => string
}

const PREFIX = 'topple:daily:'

/** Opens the game that the server gave as today's, on its saved progress or anew. */
export function openDailyGame(game: GameResponse): GameStore {
  const key = PREFIX + game.daily_game.date
  // A tab may still play yesterday's.
  for (const old of storedKeys(PREFIX)) if (old < PREFIX + addDays(game.daily_game.date, -1)) removeStored(old)

  const load = () => resume(readStored(key), game, game.daily_game.date)
  const saved = load()
  let state = saved?.state ?? newGame(game.list)
  let playId = saved?.play_id ?? newPlayId()
  const listeners = new Set<() => void>()
  const save = () => writeStored(key, progressOf(game, playId, state, Date.now()))
  const change = (next: GameState) => {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }
  const catchUp = () => {
    const other = load()
    if (!other) return
    playId = other.play_id
    change(furtherState(state, other.state))
  }
  // The play id is kept before the first guess, so that a second tab plays the same game.
  if (!saved) save()

  return {
    getState: () => state,
    getPlayId: () => playId,
    catchUp,
    act: (action) => {
      catchUp()
      const played = play(game.list, state, action)
      change(played.state)
      save()
      return played
    },
    subscribe: (changed) => {
      listeners.add(changed)
      const unwatch = watchStored(key, catchUp)
      return () => {
        listeners.delete(changed)
        unwatch()
      }
    },
  }
}

/** Opens a past list's game: it lasts as long as its page. */
export function openArchivedGame(game: GameResponse): GameStore {
  const playId = newPlayId()
  const listeners = new Set<() => void>()
  let state = newGame(game.list)
  return {
    getState: () => state,
    getPlayId: () => playId,
    catchUp: () => {},
    act: (action) => {
      const played = play(game.list, state, action)
      state = played.state
      for (const listener of listeners) listener()
      return played
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
