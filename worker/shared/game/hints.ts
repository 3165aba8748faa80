import type { List } from '../contract/game.ts'
import type { GameItem, GuessLogEntry } from '../contract/saved-progress.ts'
import { type GameState, isRanked, slotOf } from './new-game.ts'
import type { HintRefusal, Played } from './outcome.ts'

type Dealt = { now: number; dice: number }

/** Punctuation is never hidden. */
export const isHideable = (character: string) => /[\p{L}\p{N}]/u.test(character)

/** Indexes into [...name] of the letters that hints reveal, in order. */
export function hideableLetters(name: string): number[] {
  return [...name].flatMap((character, index) => (isHideable(character) ? [index] : []))
}

const refuse = (state: GameState, reason: HintRefusal): Played => ({ state, outcome: { type: 'refused', reason } })

/** Slots with an item not found yet, in order. */
const undisclosed = (state: GameState) => state.gameItems.filter((slot) => !slot.isEmpty && !slot.isGuessed)

/** Reveals the first unfound item's next letter. An unranked board without an open item gets one first. */
export function takeLetterHint(list: List, state: GameState, dealt: Dealt): Played {
  const [first] = undisclosed(state)
  if (!first) {
    if (isRanked(list)) return refuse(state, 'No hints available')
    const placed = placeItem(list, state, dealt.dice)
    if (typeof placed === 'string') return refuse(state, placed)
    const played = revealLetter(placed.state, placed.slot, dealt.now)
    // Places no item whose name has no letters.
    return played.outcome.type === 'refused' ? { ...played, state } : played
  }
  return revealLetter(state, first, dealt.now)
}

function revealLetter(state: GameState, slot: GameItem, now: number): Played {
  const shown = state.revealedLetters[slot.position] ?? []
  const next = hideableLetters(slot.content).find((index) => !shown.includes(index))
  if (next === undefined) return refuse(state, 'All letters revealed')
  const letter = ([...slot.content][next] ?? '').toLocaleUpperCase('en')
  const entry: GuessLogEntry = { text: `Letter hint: ${letter}`, type: 'hint', timestamp: now, position: slot.position }
  return {
    state: {
      ...state,
      usedHints: state.usedHints + 1,
      revealedLetters: { ...state.revealedLetters, [slot.position]: [...shown, next] },
      guesses: [...state.guesses, entry],
    },
    outcome: { type: 'letter', position: slot.position, letter },
  }
}

/** Gives the first unfound item's clue not yet taken. An unranked game places an item first if it must. */
export function takeClueHint(list: List, state: GameState, { now, dice }: Dealt): Played {
  const open = undisclosed(state)
  const slot = open.find((candidate) => !state.usedClueHints.includes(candidate.id))
  if (slot) return giveClue(list, state, slot, now)
  if (isRanked(list)) return refuse(state, open.length > 0 ? 'No more clue hints available' : 'No hints available')
  const placed = placeItem(list, state, dice)
  if (typeof placed !== 'string') return giveClue(list, placed.state, placed.slot, now)
  return refuse(state, open.length > 0 ? 'No more clue hints available' : placed)
}

function giveClue(list: List, state: GameState, slot: GameItem, now: number): Played {
  const clue = clueFor(list, slot.id)
  const entry: GuessLogEntry = { text: `Clue: ${clue}`, type: 'hint', timestamp: now, position: slot.position }
  return {
    state: { ...state, usedClueHints: [...state.usedClueHints, slot.id], guesses: [...state.guesses, entry] },
    outcome: { type: 'clue', position: slot.position, clue },
  }
}

/** The list's hint for items[id], else one from the name's first letter, words and length. */
export function clueFor(list: Pick<List, 'items' | 'hints'>, id: number): string {
  const own = list.hints[id]?.trim()
  if (own) return own
  const name = list.items[id]?.name ?? ''
  const words = name.split(/\s+/).filter(Boolean).length
  const characters = [...name].filter((character) => character.trim() !== '').length
  const first = ([...name][0] ?? '').toLocaleUpperCase('en')
  return `Starts with ${first}, ${count(words, 'word')}, ${count(characters, 'character')}`
}

const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`

/** Puts an item drawn by `dice` into the first empty slot. */
function placeItem(list: List, state: GameState, dice: number): { state: GameState; slot: GameItem } | HintRefusal {
  const empty = state.gameItems.find((slot) => slot.isEmpty)
  if (!empty) return 'No empty slots available'
  const onBoard = new Set(state.gameItems.map((slot) => slot.id))
  const offBoard = list.items.flatMap((item, id) => (onBoard.has(id) ? [] : [{ item, id }]))
  // An item that went back after its clue has no second one.
  const fresh = offBoard.filter(({ id }) => !state.usedClueHints.includes(id))
  const drawn = fresh[Math.min(fresh.length - 1, Math.floor(dice * fresh.length))] ?? offBoard[0]
  if (!drawn) return 'No more items available'
  const slot = slotOf(drawn.item, drawn.id, empty.position)
  return {
    state: { ...state, gameItems: state.gameItems.map((old) => (old.position === slot.position ? slot : old)) },
    slot,
  }
}

/** Without the label, and the item's slot if it still has one. */
export function clueOfEntry(entry: GuessLogEntry, list: List, state: GameState) {
  const clue = entry.type === 'hint' && entry.text.startsWith('Clue: ') ? entry.text.slice('Clue: '.length) : null
  if (clue === null) return null
  // Before the clues have come, one is made.
  const made = { items: list.items, hints: [] }
  const slots = state.gameItems.filter(
    ({ isEmpty, id }) => !isEmpty && (clueFor(list, id) === clue || clueFor(made, id) === clue),
  )
  // Made clues of two items may read alike.
  const slot = slots.find(({ position }) => position === entry.position) ?? slots[0]
  return { clue, position: slot?.position ?? -1 }
}
