/** A game as it stands in its page, in few bytes: what is needed to play. Clues and sources come with the client. */
import type { GameResponse, List, ListItem } from '../contract/game.ts'
import { plainKey } from './plain-key.ts'
import { answersOf, HASHED, hashOf, isSlippery } from './sure-match.ts'

/** `answers`: keys in small letters and hashes in capitals, with a space between. */
type Item = [name: string, metric?: string, answers?: string]
export type PageGame = Pick<GameResponse, 'daily_game'> & {
  list: Pick<List, 'id' | 'title' | 'description' | 'category'> & { is_ranked?: false; items: Item[] }
}

export function packGame({ daily_game, list }: GameResponse): PageGame {
  const { id, title, description, category, is_ranked } = list
  const items = list.items.map((item): Item => [item.name, item.metric, answersBeside(item)])
  return { daily_game, list: { id, title, description, category, ...(!is_ranked && { is_ranked }), items } }
}

/** One of those that are judged alike, and its hash is enough where no slip of it is forgiven. */
function answersBeside(item: ListItem): string | undefined {
  const packed = (text: string) => {
    const key = plainKey(text)
    return isSlippery(text, key) ? key : hashOf(key)
  }
  const answers = new Set(answersOf(item).map(packed))
  const key = plainKey(item.name)
  answers.delete(packed(item.name))
  answers.delete(hashOf(key))
  return [...answers].join(' ') || undefined
}

export function unpackGame({ daily_game, list }: PageGame): GameResponse {
  const items = list.items.map(([name, metric, answers]) => ({
    name,
    ...(metric && { metric }),
    variations: answers?.split(' ').map((answer) => (/[a-z]/.test(answer) ? answer : HASHED + answer)) ?? [],
  }))
  return {
    daily_game,
    list: { is_ranked: true, ...list, items, item_count: items.length, hints: [], sources: [] },
  }
}
