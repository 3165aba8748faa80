import * as z from 'zod/mini'
import { CATEGORY_MAX_LENGTH } from '../limits.ts'
import { isoDate } from './common.ts'

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const answers = z.optional(z.array(text(200)).check(z.maxLength(100)))

export const listItem = z.object({
  name: text(200),
  metric: z.optional(z.string().check(z.maxLength(100))),
  /** Accepted beside the name. */
  variations: answers,
  /** Any one is accepted; absent: the name. */
  requiredTerms: answers,
  aliases: answers,
  number: z.optional(z.int()),
})
export type ListItem = z.infer<typeof listItem>

const source = z.object({
  title: text(300),
  url: z.string().check(z.startsWith('https://'), z.maxLength(1000)),
})
export type Source = z.infer<typeof source>

/** A list's content; rows and the wire add to it. */
export const listContent = z.object({
  title: text(200),
  description: z.string().check(z.maxLength(1000)),
  category: text(CATEGORY_MAX_LENGTH),
  is_ranked: z._default(z.boolean(), true),
  items: z.array(listItem).check(z.maxLength(200)),
  /** hints[i] is the clue for items[i]. */
  hints: z.array(z.string().check(z.maxLength(500))),
  sources: z.optional(z.array(source).check(z.maxLength(20))),
})
export type ListContent = z.infer<typeof listContent>

export const list = z.extend(listContent, { id: z.string(), item_count: z.int() })
export type List = z.infer<typeof list>

export const dailyGame = z.object({ id: z.string(), date: isoDate })

/** GET /daily-game and GET /lists/{id}. */
export const gameResponse = z.object({ daily_game: dailyGame, list })
export type GameResponse = z.infer<typeof gameResponse>

export const gameType = z.enum(['daily', 'library'])
export type GameType = z.infer<typeof gameType>
