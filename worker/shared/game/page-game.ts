/** A game as it stands in its page: what is needed to play. Clues and sources come with the client. */
import type { GameResponse, ListItem } from '../contract/game.ts'
import { acceptedAnswers } from '../matching/answers.ts'
import { normalise } from '../matching/normalise.ts'

/** Characters of names, metrics and accepted answers; the page of 10,000 bytes of brotli has room for as many. */
const CHARACTERS_MOST = 400

/** The game without clues and sources. Where it has more accepted answers than fit, the client and the server know the rest. */
export function pageGame({ daily_game, list }: GameResponse): GameResponse {
  const named = list.items.map(({ name, metric = '' }) => name + metric).join('')
  const answers = shortened(list.items.map(answersBesideName), CHARACTERS_MOST - named.length)
  const items = list.items.map(
    ({ name, metric }, index): ListItem => ({ name, metric, variations: answers[index] ?? [] }),
  )
  const { id, title, description, category, is_ranked, item_count } = list
  return {
    daily_game,
    list: { id, title, description, category, is_ranked, items, hints: [], sources: [], item_count },
  }
}

/** One of the answers that are judged alike. */
function answersBesideName(item: ListItem): string[] {
  const answers = new Map(acceptedAnswers(item).map((text) => [normalise(text), text]))
  answers.delete(normalise(item.name))
  return [...answers.values()]
}

/** The last answer goes first, of the item that has the most. */
function shortened(answers: string[][], characters: number): string[][] {
  const left = answers.map((some) => [...some])
  const length = (some: string[]) => some.join('').length
  while (left.some((some) => some.length > 0) && length(left.flat()) > characters)
    left.reduce((most, some) => (length(some) > length(most) ? some : most)).pop()
  return left
}
