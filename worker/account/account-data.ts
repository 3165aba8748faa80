import type { AccountData } from '#shared/contract/account.ts'
import type { ListItem } from '#shared/contract/game.ts'
import { daysOf } from '../completions/statistics.ts'
import type { results, users } from '../db/schema/results.ts'

type ExportedResult = {
  result: typeof results.$inferSelect
  list: { title: string; items: ListItem[] }
  date: string | null
}

/** Readable without the database: items by name, times in ISO. */
export function accountDataOf(user: typeof users.$inferSelect | null, stored: ExportedResult[]): AccountData {
  return { user: user && userOf(user), results: stored.map(accountResultOf) }
}

function userOf({ created_at, recent: _, days, ...user }: typeof users.$inferSelect): AccountData['user'] {
  return { ...user, first_result_at: new Date(created_at).toISOString(), days: daysOf(Object.entries(days)) }
}

function accountResultOf({ result, list, date }: ExportedResult): AccountData['results'][number] {
  const { uid: _, list_date, completed_at, items_guessed, refused_guesses, ...figures } = result
  return {
    ...figures,
    list_title: list.title,
    date,
    items_guessed: items_guessed.flatMap((index) => list.items[index]?.name ?? []),
    completed_at: new Date(completed_at).toISOString(),
    counts_for_streak: list_date !== null,
    refused_guesses: refused_guesses ?? [],
  }
}
