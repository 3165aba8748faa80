import type { GameResponse, ListItem } from '../contract/game.ts'
import { acceptedAnswers } from '../matching/answers.ts'
import { normalise } from '../matching/normalise.ts'

/** Characters of names, metrics and answers that fit into the page's 10,000 bytes of brotli. */
const CHARACTERS_MOST = 310

/** Without clues and sources. The client and the server know the answers that do not fit. */
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

/** Answers with equal keys are one. */
function answersBesideName(item: ListItem): string[] {
  const answers = new Map(acceptedAnswers(item).map((text) => [normalise(text), text]))
  answers.delete(normalise(item.name))
  return [...answers.values()]
}

/** Drops last answers of the item with the most. */
function shortened(answers: string[][], characters: number): string[][] {
  const left = answers.map((some) => [...some])
  const length = (some: string[]) => some.join('').length
  while (left.some((some) => some.length > 0) && length(left.flat()) > characters)
    left.reduce((most, some) => (length(some) > length(most) ? some : most)).pop()
  return left
}
