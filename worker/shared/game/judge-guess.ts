import type { List } from '../contract/game.ts'
import { matchExact } from '../matching/exact-match.ts'
import { type Match, matchPrepared, type PreparedItems } from '../matching/match-prepared.ts'
import { normalise } from '../matching/normalise.ts'
import { plainKey } from '../matching/plain-key.ts'
import { type GameState, isRanked } from './new-game.ts'

export type LocalVerdict = Judged | { kind: 'ignored' } | { kind: 'no-guesses' } | { kind: 'slots-full' }

type Judged =
  | { kind: 'blank' }
  /** For the whole rules, or the server. */
  | { kind: 'unknown' }
  /** 'typo' is certain only if `prepared` knows the distractors. */
  | { kind: 'repeat'; by: 'exact' | 'typo'; index?: number }
  /** `index` into the list's items. */
  | { kind: 'hit'; index: number; by: 'exact' | 'typo' }

/**
 * Tries an open item's exact name, then repeats, then typos. 'unknown' goes to the server; only a final miss costs a
 * guess.
 */
export function judgeGuess(state: GameState, list: List, prepared: PreparedItems, text: string): LocalVerdict {
  if (text.trim() === '') return { kind: 'blank' }
  if (state.gameStatus !== 'playing') return { kind: state.guessesRemaining > 0 ? 'ignored' : 'no-guesses' }
  if (state.guessesRemaining <= 0) return { kind: 'no-guesses' }
  if (!isRanked(list) && state.gameItems.every((slot) => slot.isGuessed)) return { kind: 'slots-full' }
  return judgeBy({ match: (isOpen) => matchPrepared(text, prepared, isOpen), keyOf: normalise }, state, text)
}

/** Judges by exact names and answers, in a game that is not over. 'unknown' goes to the whole rules. */
export function judgeExactly(state: GameState, list: List, text: string): Judged {
  const match = (isOpen: (index: number) => boolean): Match | null => {
    const index = matchExact(text, list.items, isOpen)
    return index === null ? null : { index, kind: 'exact' }
  }
  return judgeBy({ match, keyOf: plainKey }, state, text)
}

/** `keyOf` compares guesses. */
type Rules = { match: (isOpen: (index: number) => boolean) => Match | null; keyOf: (text: string) => string }

function judgeBy({ match, keyOf }: Rules, state: GameState, text: string): Judged {
  if (text.trim() === '') return { kind: 'blank' }
  const found = new Set(state.gameItems.filter((slot) => slot.isGuessed).map((slot) => slot.id))
  const named = match((index) => !found.has(index))
  if (named?.kind === 'exact' && !found.has(named.index)) return { kind: 'hit', index: named.index, by: 'exact' }
  const key = keyOf(text)
  if (state.guesses.some((entry) => entry.type !== 'hint' && keyOf(entry.text) === key))
    return { kind: 'repeat', by: 'exact' }
  if (!named) return { kind: 'unknown' }
  if (found.has(named.index)) return { kind: 'repeat', by: named.kind, index: named.index }
  return { kind: 'hit', index: named.index, by: named.kind }
}
