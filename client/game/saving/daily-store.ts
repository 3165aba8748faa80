import type { GameResponse } from '#shared/contract/game.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { type GameState, isBegun, newGame } from '#shared/game/new-game.ts'
import { type Action, play } from '#shared/game/play.ts'
import { furtherState, progressOf } from '#shared/game/saved-progress.ts'
import { wholeOf } from '../../api/first-game.ts'
import { readStored, removeStored, storedKeys, watchStored, writeStored } from '../../browser-storage.ts'
import { takeOver } from '../judging/handover.ts'
import type { GameStore } from './game-store.ts'
import { newPlayId } from './play-id.ts'
import { DAILY_KEYS, keyOf, loadGame, saveGame, tellBegun } from './saved-game.ts'

/**
 * The next player must not find the guests' board that has joined an account: it becomes `uid`'s
 * where its result `stands` and that player has no board here.
 */
export function handOverBoard(playId: string, uid: string, stands: boolean): void {
  for (const key of storedKeys(DAILY_KEYS)) {
    const board = readStored(key)
    if (typeof board !== 'object' || board === null || Reflect.get(board, 'play_id') !== playId) continue
    if (key.includes(':', DAILY_KEYS.length)) continue
    const own = `${key}:${uid}`
    if (stands && readStored(own) === null) writeStored(own, board)
    removeStored(key)
  }
}

/** Today's game, saved in this browser and shared by its tabs. */
export class DailyStore implements GameStore {
  readonly #game: GameResponse
  readonly #listeners = new Set<() => void>()
  #key: string
  #state: GameState
  #playId: string

  constructor(game: GameResponse, owner: string | null) {
    this.#game = game
    // A tab may still play yesterday's.
    const { date } = game.daily_game
    for (const old of storedKeys(DAILY_KEYS)) if (old < DAILY_KEYS + addDays(date, -1)) removeStored(old)

    this.#key = keyOf(game, null)
    // Ends the boot script first, which restores the served page.
    const booted = takeOver(game.list.id)
    const stored = this.#load()
    // A tab opened at the same moment may have saved its unbegun play over this one.
    const isAhead = booted && isBegun(booted.state) && !(stored && isBegun(stored.state))
    const saved = isAhead ? booted : (stored ?? booted)
    this.#state = saved?.state ?? newGame(game.list)
    this.#playId = saved?.play_id ?? newPlayId()
    if (owner !== null) this.joinAccount(owner)
    const opened = this.#state
    // With full storage the saved state lags behind the page's.
    if (booted?.play_id === this.#playId) this.#state = furtherState(opened, booted.state)
    // Saved before the first guess, so that a second tab adopts the play id.
    if (isAhead || this.#state !== opened || (owner === null && !stored)) this.#save()
    // The browser may have dropped the cookie.
    tellBegun({ date, ...this.#state })
  }

  getState = () => this.#state
  getPlayId = () => this.#playId

  /** Continues as the signed-in player's game, unless that player has begun one here. */
  joinAccount(uid: string): void {
    const guests = this.#key
    this.#key = keyOf(this.#game, uid)
    const own = this.#load()
    const isOwn = own && (isBegun(own.state) || !isBegun(this.#state))
    const isLeftBehind = isOwn && own.play_id !== this.#playId && this.#state.gameStatus === 'playing'
    if (isOwn) {
      this.#change(own.play_id === this.#playId ? furtherState(this.#state, own.state) : own.state)
      this.#playId = own.play_id
    }
    // A guest's unfinished game stays the guest's; a finished one has joined as a result.
    if (!isLeftBehind) removeStored(guests)
    this.#save()
  }

  catchUp = () => {
    const other = this.#load()
    if (!other || (isBegun(this.#state) && !isBegun(other.state))) return
    const isFinishedElsewhere = other.play_id !== this.#playId && other.state.gameStatus !== 'playing'
    this.#playId = other.play_id
    this.#change(isFinishedElsewhere ? other.state : furtherState(this.#state, other.state))
  }

  act = (action: Action) => {
    this.catchUp()
    const played = play(wholeOf(this.#game).list, this.#state, action)
    this.#change(played.state)
    this.#save()
    return played
  }

  finish = (state: GameState) => {
    // A new id tells other tabs that this is another play.
    this.#playId = newPlayId()
    this.#change(state)
    this.#save()
  }

  subscribe = (changed: () => void) => {
    this.#listeners.add(changed)
    const unwatch = watchStored((key) => key === this.#key, this.catchUp)
    return () => {
      this.#listeners.delete(changed)
      unwatch()
    }
  }

  #load() {
    return loadGame(this.#game, this.#key)
  }

  #save() {
    saveGame(this.#key, progressOf(this.#game, this.#playId, this.#state, Date.now()))
  }

  #change(next: GameState) {
    if (next === this.#state) return
    this.#state = next
    for (const listener of this.#listeners) listener()
  }
}
