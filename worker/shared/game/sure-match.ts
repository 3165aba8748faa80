// What can be said of a guess before the whole rules are there: a small part of what match.ts says, and never more.

import type { ListItem } from '../contract/game.ts'
import { acceptedAnswers } from './answers.ts'
import { type Judged, judgeBy } from './judge-guess.ts'
import type { Match } from './match-prepared.ts'
import type { GameState } from './new-game.ts'
import { plainKey } from './plain-key.ts'

/** `near`: what a guess may mean instead (near-non-answers.ts). */
export type SureItems = { indexes: Map<string, number[]>; slippery: Map<string, number>; near: readonly string[] }

/** In letters: shorter names forgive fewer slips. */
const SHORTEST = 6
const SHORTEST_THAT_MAY_LACK_A_LETTER = 8

/** One word, of which no part can be wrong by itself. With accents it is left to the whole rules. */
const isWord = (text: string) => /^[a-z]+$/i.test(text.trim())

/** Whether a slip of it is forgiven. */
export const isSlippery = (text: string) => isWord(text) && text.trim().length >= SHORTEST

/** Begins an answer that stands in a page as what `hashOf` makes of its key: of several words, it forgives no slip. */
export const HASHED = '§'

/** Five letters and digits, fewer than most answers have: of a million other guesses one or two may have those of an answer. */
export function hashOf(key: string): string {
  let hash = 0
  for (let at = 0; at < key.length; at++) hash = (hash * 389 + key.charCodeAt(at)) % 36 ** 5
  return hash.toString(36).toUpperCase().padStart(5, '0')
}

/** What a list's answers come to, worked out once. */
export function prepareSure(items: readonly ListItem[], near: readonly string[]): SureItems {
  const indexes = new Map<string, number[]>()
  const slippery = new Map<string, number>()
  items.forEach((item, index) => {
    for (const text of acceptedAnswers(item)) {
      const key = text.startsWith(HASHED) ? text : plainKey(text)
      indexes.set(key, [...(indexes.get(key) ?? []), index])
      if (isSlippery(text)) slippery.set(key, index)
    }
  })
  return { indexes, slippery, near }
}

/** The item that the guess names beyond doubt: by its key, else by a slip that can be of no other answer. */
export function matchSure(
  guess: string,
  { indexes, slippery, near }: SureItems,
  isOpen: (index: number) => boolean,
): Match | null {
  const typed = plainKey(guess)
  const exact = indexes.get(typed) ?? indexes.get(HASHED + hashOf(typed))
  if (exact) return { index: exact.find(isOpen) ?? exact[0] ?? 0, kind: 'exact' }
  if (!isWord(guess) || near.some((text) => text === typed || isSlip(text, typed))) return null
  const meant = new Set([...slippery].flatMap(([key, index]) => (isSlip(key, typed) ? [index] : [])))
  const [index] = meant
  return meant.size === 1 && index !== undefined ? { index, kind: 'typo' } : null
}

/** judgeGuess by this part of the rules, in a game that is not over. */
export const judgeSure = (state: GameState, sure: SureItems, text: string): Judged | { kind: 'blank' } =>
  text.trim() === ''
    ? { kind: 'blank' }
    : judgeBy({ match: (isOpen) => matchSure(text, sure, isOpen), keyOf: plainKey }, state, text)

/** Two letters swapped, one doubled, or one left out of a long name; the first letter is right. */
export function isSlip(name: string, typed: string): boolean {
  if (name.length < SHORTEST) return false
  let at = 0
  while (at < name.length && name[at] === typed[at]) at++
  if (at === 0) return false
  const rest = name.slice(at)
  if (typed.length > name.length) return typed.slice(at) === name[at - 1] + rest
  if (typed.length < name.length)
    return name.length >= SHORTEST_THAT_MAY_LACK_A_LETTER && at < name.length - 1 && typed.slice(at) === rest.slice(1)
  return rest.length > 1 && typed.slice(at) === rest.charAt(1) + rest.charAt(0) + rest.slice(2)
}
