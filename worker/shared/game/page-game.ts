/** A game as it stands in its page, in few bytes: what is needed to play. Clues and sources come with the client. */
import type { GameResponse, ListItem } from '../contract/game.ts'
import { acceptedAnswers } from './answers.ts'
import { plainKey } from './plain-key.ts'
import { HASHED, hashOf, isSlippery } from './sure-match.ts'

/** `answers`: keys in small letters, then hashes in capitals. */
type Item = [name: string, metric?: string, answers?: string]
type Parts = [game: string, date: string, list: string, title: string, description: string, category: string]
type PageGame = [...Parts, unranked: boolean, ...Item[]]

/** Characters of all answers beside names. What a list has beyond them is the client's and the server's to know. */
const BESIDE_MOST = 440

export function packGame({ daily_game, list }: GameResponse): PageGame {
  const { id, title, description, category, is_ranked } = list
  const beside = list.items.map(answersBeside)
  const isTooMuch = beside.flat().join('').length > BESIDE_MOST
  const items = list.items.map(({ name, metric }, index): Item => {
    const answers = beside[index] ?? []
    return [name, metric, joined(isTooMuch ? firstOf(answers, BESIDE_MOST / list.items.length) : answers)]
  })
  return [daily_game.id, daily_game.date, id, title, description, category, !is_ranked, ...items]
}

/** One of those that are judged alike, and its hash is enough where no slip of it is forgiven. */
function answersBeside(item: ListItem): string[] {
  const packed = (text: string) => {
    const key = plainKey(text)
    return isSlippery(text, key) ? key : hashOf(key)
  }
  const answers = new Set(acceptedAnswers(item).map(packed))
  answers.delete(packed(item.name))
  answers.delete(hashOf(plainKey(item.name)))
  return [...answers]
}

function firstOf(answers: string[], characters: number): string[] {
  let left = characters
  return answers.filter(({ length }) => {
    left -= length
    return left >= 0
  })
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
