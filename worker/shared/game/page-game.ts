/** A game as it stands in its page, in few bytes: what is needed to play. Clues and sources come with the client. */
import type { GameResponse, ListItem } from '../contract/game.ts'
import { acceptedAnswers } from './answers.ts'
import { plainKey } from './plain-key.ts'
import { HASHED, hashOf, isSlippery } from './sure-match.ts'

/** `answers`: keys in small letters, then hashes in capitals. */
type Item = [name: string, metric?: string, answers?: string]
type Parts = [game: string, date: string, list: string, title: string, description: string, category: string]
type PageGame = [...Parts, unranked: boolean, ...Item[]]

/**
 * Characters of names, metrics and answers, which keep the page within its bytes. What a list has beyond them is the client's
 * and the server's to know.
 */
const CHARACTERS_MOST = 830
/** A hash is shorter than most answers, but no compression makes less of it: counted as so many characters. */
const HASH_CHARACTERS = 8

export function packGame({ daily_game, list }: GameResponse): PageGame {
  const { id, title, description, category, is_ranked } = list
  const names = list.items.map(({ name, metric = '' }) => name + metric)
  const beside = shortened(list.items.map(answersBeside), CHARACTERS_MOST - names.join('').length)
  const items = list.items.map(({ name, metric }, index): Item => [name, metric, joined(beside[index] ?? [])])
  return [daily_game.id, daily_game.date, id, title, description, category, !is_ranked, ...items]
}

/** The last answer goes first, of the item that has the most. */
function shortened(answers: string[][], characters: number): string[][] {
  const left = answers.map((some) => [...some])
  const length = (some: string[]) =>
    some.reduce((sum, answer) => sum + (isKey(answer) ? answer.length : HASH_CHARACTERS), 0)
  while (left.some((some) => some.length > 0) && length(left.flat()) > characters)
    left.reduce((most, some) => (length(some) > length(most) ? some : most)).pop()
  return left
}

/** One of those that are judged alike, and its hash is enough where no slip of it is forgiven. */
function answersBeside(item: ListItem): string[] {
  const packed = (text: string) => {
    const key = plainKey(text)
    return isSlippery(text) ? key : hashOf(key)
  }
  const answers = new Set(acceptedAnswers(item).map(packed))
  answers.delete(packed(item.name))
  answers.delete(hashOf(plainKey(item.name)))
  return [...answers]
}

const joined = (answers: string[]) =>
  answers.filter(isKey).join(' ') + answers.filter((answer) => !isKey(answer)).join('') || undefined

const isKey = (answer: string) => /[a-z]/.test(answer)

export function unpackGame(page: PageGame): GameResponse {
  const [game, date, id, title, description, category, unranked, ...packed] = page
  const items = packed.map(([name, metric, answers]) => ({
    name,
    ...(metric && { metric }),
    variations: (answers?.match(/[a-z]+|[A-Z0-9]{5}/g) ?? []).map((answer) =>
      isKey(answer) ? answer : HASHED + answer,
    ),
  }))
  const list = { id, title, description, category, is_ranked: !unranked, items, item_count: items.length }
  return { daily_game: { id: game, date }, list: { ...list, hints: [], sources: [] } }
}
