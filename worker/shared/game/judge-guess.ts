/** What can be said of a guess without asking the server. */
import type { List } from '../contract/game.ts'
import { matchExact } from '../matching/exact-match.ts'
import { type Match, matchPrepared, type PreparedItems } from '../matching/match-prepared.ts'
import { normalise } from '../matching/normalise.ts'
import { type GameState, isRanked } from './new-game.ts'

export type LocalVerdict =
  | Judged
  | { kind: 'ignored' }
  | { kind: 'blank' }
  | { kind: 'no-guesses' }
  | { kind: 'slots-full' }

type Judged =
  | { kind: 'unknown' }
  /** By a typo it is sure only where `prepared` knew the distractors. */
  | { kind: 'repeat'; by: 'exact' | 'typo' }
  /** `index` into the list's items. */
  | { kind: 'hit'; index: number; by: 'exact' | 'typo' }

/**
 * Judges `text` against the game: an open item named exactly, then what was tried or found before, then a slip.
 * 'unknown' is for the server; everything else but a hit costs nothing.
 */
export function judgeGuess(state: GameState, list: List, prepared: PreparedItems, text: string): LocalVerdict {
  return judgeBy((isOpen) => matchPrepared(text, prepared, isOpen), state, list, text)
}

/** The same by exact names and accepted answers alone: 'unknown' is for the whole rules. */
export function judgeExactly(state: GameState, list: List, text: string): LocalVerdict {
  const match = (isOpen: (index: number) => boolean): Match | null => {
    const index = matchExact(text, list.items, isOpen)
    return index === null ? null : { index, kind: 'exact' }
  }
  return judgeBy(match, state, list, text)
}

type Matching = (isOpen: (index: number) => boolean) => Match | null

function judgeBy(match: Matching, state: GameState, list: List, text: string): LocalVerdict {
  if (text.trim() === '') return { kind: 'blank' }
  if (state.gameStatus !== 'playing') return { kind: state.guessesRemaining > 0 ? 'ignored' : 'no-guesses' }
  if (state.guessesRemaining <= 0) return { kind: 'no-guesses' }
  if (!isRanked(list) && state.gameItems.every((slot) => slot.isGuessed)) return { kind: 'slots-full' }
  const found = new Set(state.gameItems.filter((slot) => slot.isGuessed).map((slot) => slot.id))
  const named = match((index) => !found.has(index))
  if (named?.kind === 'exact' && !found.has(named.index)) return { kind: 'hit', index: named.index, by: 'exact' }
  const key = normalise(text)
  if (state.guesses.some((entry) => entry.type !== 'hint' && normalise(entry.text) === key))
    return { kind: 'repeat', by: 'exact' }
  if (!named) return { kind: 'unknown' }
  if (found.has(named.index)) return { kind: 'repeat', by: named.kind }
  return { kind: 'hit', index: named.index, by: named.kind }
}
