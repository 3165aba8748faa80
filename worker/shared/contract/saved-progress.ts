import * as z from 'zod/mini'
import { isoDate } from './common.ts'

/** `id` is the item's index in the list, -1 for an empty slot. */
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
  /** UTC, ms. */
  timestamp: z.number(),
  /** The slot, from 1; -1 for a clue without one. */
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
  /** Ids of items whose clue was taken. */
  usedClueHints: z.array(z.int()),
  /** Slot position -> indexes of revealed letters, in order. */
  revealedLetters: z.record(z.string(), z.array(z.int())),
  timestamp: z.number(),
})
export type SavedProgress = z.infer<typeof savedProgress>
