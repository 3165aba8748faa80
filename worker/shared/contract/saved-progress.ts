import * as z from 'zod/mini'
import { isoDate } from './common.ts'

/** A slot of the board. `id` is the item's index in the list, -1 while the slot is empty. */
const gameItem = z.object({
  id: z.int(),
  content: z.string(),
  isGuessed: z.boolean(),
  position: z.int(),
  metric: z.optional(z.string()),
  variations: z.array(z.string()),
  requiredTerms: z.array(z.string()),
  aliases: z.array(z.string()),
  isEmpty: z.boolean(),
})
export type GameItem = z.infer<typeof gameItem>

const guessLogEntry = z.object({
  text: z.string(),
  type: z.enum(['correct', 'incorrect', 'hint']),
  /** Milliseconds since 1970 UTC. */
  timestamp: z.number(),
  /** The slot, from 1; of a clue whose item has no slot, -1. */
  position: z.optional(z.int()),
})
export type GuessLogEntry = z.infer<typeof guessLogEntry>

export const savedProgress = z.object({
  date: isoDate,
  gameId: z.string(),
  listId: z.string(),
  play_id: z.guid(),
  gameItems: z.array(gameItem),
  guesses: z.array(guessLogEntry),
  guessesRemaining: z.int(),
  gameStatus: z.enum(['playing', 'won', 'lost']),
  /** Letter hints taken. */
  usedHints: z.int(),
  /** Item ids whose clue was taken. */
  usedClueHints: z.array(z.int()),
  /** Slot position -> indexes of the letters shown, in the order of showing. */
  revealedLetters: z.record(z.string(), z.array(z.int())),
  timestamp: z.number(),
})
export type SavedProgress = z.infer<typeof savedProgress>
