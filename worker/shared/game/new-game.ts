import type { List, ListItem } from '../contract/game.ts'
import type { GameItem, GuessLogEntry } from '../contract/saved-progress.ts'
import { INITIAL_GUESSES, UNRANKED_SLOTS } from '../limits.ts'

export type GameStatus = 'playing' | 'won' | 'lost'

export type GameState = {
  gameItems: GameItem[]
  /** Oldest first; append-only. */
  guesses: GuessLogEntry[]
  guessesRemaining: number
  gameStatus: GameStatus
  usedHints: number
  usedClueHints: number[]
  revealedLetters: Record<string, number[]>
}

type Unplayable = 'items missing' | 'ranked list with no items' | 'insufficient game items'

/** Otherwise the state equals newGame's. */
export const isBegun = (state: Pick<GameState, 'guesses' | 'gameStatus'>) =>
  state.guesses.length > 0 || state.gameStatus !== 'playing'

/** An absent is_ranked counts as ranked. */
export const isRanked = (list: Pick<List, 'is_ranked'>) => list.is_ranked !== false

export function slotOf(item: ListItem, id: number, position: number): GameItem {
  return {
    id,
    content: item.name,
    isGuessed: false,
    position,
    metric: item.metric,
    variations: item.variations ?? [],
    requiredTerms: item.requiredTerms ?? [item.name],
    aliases: item.aliases ?? [],
    isEmpty: false,
  }
}

export const emptySlot = (position: number): GameItem => ({
  ...slotOf({ name: '', requiredTerms: [] }, -1, position),
  isEmpty: true,
})

export function whyUnplayable(list: Pick<List, 'items' | 'is_ranked'>): Unplayable | null {
  if (!Array.isArray(list.items)) return 'items missing'
  if (!isRanked(list)) return list.items.length < UNRANKED_SLOTS ? 'insufficient game items' : null
  return list.items.length === 0 ? 'ranked list with no items' : null
}

export function newGame(list: Pick<List, 'items' | 'is_ranked'>): GameState {
  const gameItems = isRanked(list)
    ? list.items.map((item, id) => slotOf(item, id, id + 1))
    : Array.from({ length: UNRANKED_SLOTS }, (_, slot) => emptySlot(slot + 1))
  return {
    gameItems,
    guesses: [],
    guessesRemaining: INITIAL_GUESSES,
    gameStatus: 'playing',
    usedHints: 0,
    usedClueHints: [],
    revealedLetters: {},
  }
}
