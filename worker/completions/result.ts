import type { RecentGame } from '#shared/contract/account.ts'
import type { Completion, CompletionRequest } from '#shared/contract/completions.ts'
import type { GameType, List } from '#shared/contract/game.ts'
import { hideableLetters } from '#shared/game/hints.ts'
import { isRanked } from '#shared/game/new-game.ts'
import { scoreOf } from '#shared/game/score.ts'
import { INITIAL_GUESSES, UNRANKED_SLOTS } from '#shared/limits.ts'
import { badRequest } from '../http/errors.ts'

export type Result = {
  list_id: string
  play_id: string
  /** Indexes into the list's items. */
  items_guessed: number[]
  hints_used: number
  total_guesses: number
  score: number
  completed_at: number
}

/** Recomputes the score from names that are in the list. Throws 400. */
export function resultOf(list: List, request: CompletionRequest, now: number): Result {
  const { items_guessed: names, hints_used, total_guesses } = request
  const indexes = new Map(list.items.map((item, index) => [item.name, index]))
  const items = names.map((name) => {
    const index = indexes.get(name)
    if (index === undefined) throw badRequest('A guessed item is not on this list.')
    return index
  })
  if (new Set(items).size !== items.length) throw badRequest('An item appears twice.')
  if (items.length > (isRanked(list) ? list.items.length : UNRANKED_SLOTS)) {
    throw badRequest('There are more guessed items than slots.')
  }
  if (total_guesses < items.length || total_guesses > items.length + INITIAL_GUESSES) {
    throw badRequest('That many guesses are not possible in this game.')
  }
  if (hints_used > mostHints(list)) throw badRequest('That many hints are not possible in this game.')
  return {
    list_id: list.id,
    play_id: request.play_id.toLowerCase(),
    items_guessed: items.sort((a, b) => a - b),
    hints_used,
    total_guesses,
    score: scoreOf(items.length, hints_used),
    completed_at: now,
  }
}

function mostHints(list: List): number {
  return list.items.reduce((sum, item) => sum + hideableLetters(item.name).length + 1, 0)
}

export function completionOf(list: List, result: Result): Completion {
  return {
    items_guessed: result.items_guessed.flatMap((index) => list.items[index]?.name ?? []),
    completed_at: new Date(result.completed_at).toISOString(),
    score: result.score,
    hints_used: result.hints_used,
    total_guesses: result.total_guesses,
  }
}

type RecentRow = Result & { game_type: GameType; total_items: number; list_title: string; list_date: string | null }

export function recentGameOf(row: RecentRow): RecentGame {
  const { play_id, list_id, list_title, list_date, game_type, hints_used, total_items, score } = row
  return {
    id: play_id,
    list_id,
    list_title,
    list_date,
    game_type,
    is_perfect: row.items_guessed.length === total_items,
    hints_used,
    completed_at: new Date(row.completed_at).toISOString(),
    items_guessed_count: row.items_guessed.length,
    total_items,
    score,
  }
}
