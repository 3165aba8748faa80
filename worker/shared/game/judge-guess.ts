/** What can be said of a guess without asking the server. */
import type { List } from '../contract/game.ts'
import { type Match, matchPrepared, type PreparedItems } from './match-prepared.ts'
import { type GameState, isRanked } from './new-game.ts'
import { normalise } from './normalise.ts'

export type Verdict = Judged | { kind: 'ignored' } | { kind: 'blank' } | { kind: 'no-guesses' } | { kind: 'slots-full' }

export type Judged =
  | { kind: 'unknown' }
  /** Told by a typo it is sure only where `prepared` knew what else the guess may mean. */
  | { kind: 'repeat'; by: 'exact' | 'typo' }
  /** `index` into the list's items. */
  | { kind: 'hit'; index: number; by: 'exact' | 'typo' }

/**
 * Judges `text` against the game: an open item named exactly, then what was tried or found before, then a slip.
 * 'unknown' is for the server; everything else but a hit costs nothing.
 */
export function judgeGuess(state: GameState, list: List, prepared: PreparedItems, text: string): Verdict {
  if (text.trim() === '') return { kind: 'blank' }
  if (state.gameStatus !== 'playing') return { kind: state.guessesRemaining > 0 ? 'ignored' : 'no-guesses' }
  if (state.guessesRemaining <= 0) return { kind: 'no-guesses' }
  if (!isRanked(list) && state.gameItems.every((slot) => slot.isGuessed)) return { kind: 'slots-full' }
  return judgeBy({ match: (isOpen) => matchPrepared(text, prepared, isOpen), keyOf: normalise }, state, text)
}

/** By which item the text names, and which texts are the same. */
type Rules = {
  match: (isOpen: (index: number) => boolean) => Match | null
  keyOf: (text: string) => string
}

/** The same by any part of the rules, in a game that is not over. */
export function judgeBy({ match, keyOf }: Rules, state: GameState, text: string): Judged {
  const found = new Set(state.gameItems.filter((slot) => slot.isGuessed).map((slot) => slot.id))
  const named = match((index) => !found.has(index))
  if (named?.kind === 'exact' && !found.has(named.index)) return { kind: 'hit', index: named.index, by: 'exact' }
  const key = keyOf(text)
  if (state.guesses.some((entry) => entry.type !== 'hint' && keyOf(entry.text) === key))
    return { kind: 'repeat', by: 'exact' }
  if (!named) return { kind: 'unknown' }
  if (found.has(named.index)) return { kind: 'repeat', by: named.kind }
  return { kind: 'hit', index: named.index, by: named.kind }
}
