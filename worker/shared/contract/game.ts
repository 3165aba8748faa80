import * as z from 'zod/mini'
import { isoDate } from './common.ts'

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const answers = z.optional(z.array(text(200)).check(z.maxLength(100)))

export const listItem = z.object({
  name: text(200),
  metric: z.optional(z.string().check(z.maxLength(100))),
  /** Accepted answers beside the name. */
  variations: answers,
  /** Accepted answers too: any one of them is enough. Absent means the name. */
  requiredTerms: answers,
  aliases: answers,
  number: z.optional(z.int()),
})
export type ListItem = z.infer<typeof listItem>

export const source = z.object({
  title: text(300),
  url: z.string().check(z.startsWith('https://'), z.maxLength(1000)),
})
export type Source = z.infer<typeof source>

/** What makes a list, whoever wrote it; the rows of the database and the wire add to it. */
export const listContent = z.object({
  title: text(200),
  description: z.string().check(z.maxLength(1000)),
  category: text(60),
  is_ranked: z._default(z.boolean(), true),
  items: z.array(listItem).check(z.maxLength(200)),
  /** Parallel to `items`: the clue for items[i]. */
  hints: z.array(z.string().check(z.maxLength(500))),
  sources: z.optional(z.array(source).check(z.maxLength(20))),
})
export type ListContent = z.infer<typeof listContent>

export const list = z.extend(listContent, { id: z.string(), item_count: z.int() })
export type List = z.infer<typeof list>

export const dailyGame = z.object({ id: z.string(), date: isoDate })
export type DailyGame = z.infer<typeof dailyGame>

/** GET /daily-game and GET /lists/{id}. */
export const gameResponse = z.object({ daily_game: dailyGame, list })
export type GameResponse = z.infer<typeof gameResponse>

export const gameType = z.enum(['daily', 'library'])
export type GameType = z.infer<typeof gameType>

/** A slot of the board. `id` is the item's index in the list, -1 while the slot is empty. */
export const gameItem = z.object({
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

export const guessLogEntry = z.object({
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
