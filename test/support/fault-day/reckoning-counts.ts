import { easternDate } from '#shared/game/eastern-day.ts'
import { ADDRESS_FORMS, ADDRESS_QUESTIONS, ADDRESS_RESULTS } from '#shared/limits.ts'
import { normalise } from '#shared/matching/match.ts'
import type { Stored } from './stored.ts'

type Counts = Record<string, number>
type Row = { list_id: string; score: number; items_guessed: number[] }

/** Compares every count with the rows that it counts. */
export function faultsOfCounts(stored: Stored): string[] {
  return [
    ...ofLists(stored),
    ...ofUsers(stored),
    ...ofDays(stored),
    ...ofContests(stored),
    ...ofQuestions(stored),
    ...ofAddresses(stored),
  ]
}

function differ(of: string, counted: unknown, rows: unknown): string[] {
  const [one, other] = [inOrder(counted), inOrder(rows)]
  return one === other ? [] : [`${of}: counted ${one}, and the rows say ${other}`]
}

const inOrder = (value: unknown) =>
  JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

function countOf(keys: (string | number)[]): Counts {
  const counts: Counts = {}
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

/**
 * A result that joined an account counts as the account's row; an old result of a guest, which has no date, counts only
 * in its account.
 */
function ofLists({ lists, guests, results, removed, resultCounts }: Stored): string[] {
  const all = [...results, ...removed]
  const inAccounts = new Set(all.filter(({ list_date }) => list_date !== null).map(({ play_id }) => play_id))
  const daily: Row[] = [
    ...all.filter(({ game_type, list_date }) => game_type === 'daily' && list_date !== null),
    ...guests.filter(({ play_id }) => !inAccounts.has(play_id)),
  ]
  const library: Row[] = all.filter(({ game_type }) => game_type === 'library')
  return lists.flatMap(({ id }) =>
    Object.entries({ daily, library }).flatMap(([type, rows]) => {
      const own = rows.filter(({ list_id }) => list_id === id)
      const row = resultCounts.find(({ list_id, game_type }) => list_id === id && game_type === type)
      const isNone = !row && own.length === 0
      return isNone
        ? []
        : [
            ...differ(`${type} scores of ${id}`, row?.scores, countOf(own.map(({ score }) => score))),
            ...differ(`${type} finds of ${id}`, row?.found, countOf(own.flatMap((one) => one.items_guessed))),
          ]
    }),
  )
}

function ofUsers({ users, results }: Stored): string[] {
  const faults = differ(
    'players',
    users.map(({ uid }) => uid).sort(),
    [...new Set(results.map(({ uid }) => uid))].sort(),
  )
  for (const { uid, games_played, items_guessed, scores, days, recent } of users) {
    const own = results.filter((row) => row.uid === uid)
    const dated = own.flatMap((row) => (row.list_date === null ? [] : [{ ...row, list_date: row.list_date }]))
    const day = (row: (typeof own)[number]) => [row.score, row.items_guessed.length === row.total_items ? 1 : 0]
    const lately = own.map(({ completed_at, list_id, game_type }) => JSON.stringify([completed_at, list_id, game_type]))
    faults.push(
      ...differ(`${uid}'s games`, games_played, own.length),
      ...differ(
        `${uid}'s items`,
        items_guessed,
        own.reduce((sum, row) => sum + row.items_guessed.length, 0),
      ),
      ...differ(`${uid}'s scores`, scores, countOf(own.map(({ score }) => score))),
      ...differ(`${uid}'s days`, days, Object.fromEntries(dated.map((row) => [row.list_date, day(row)]))),
      ...differ(`${uid}'s recent games`, recent.map((one) => JSON.stringify(one)).sort(), lately.sort()),
    )
  }
  return faults
}

function ofDays({ dayCounts, results, removed, users, removedUsers }: Stored): string[] {
  const library = [...results, ...removed].filter(({ game_type }) => game_type === 'library')
  const counted = dayCounts.filter(({ library_games }) => library_games > 0)
  return [
    ...differ(
      'library games a day',
      Object.fromEntries(counted.map(({ date, library_games }) => [date, library_games])),
      countOf(library.map(({ completed_at }) => easternDate(completed_at))),
    ),
    ...differ(
      'new players',
      dayCounts.reduce((sum, { new_users }) => sum + new_users, 0),
      users.length + removedUsers,
    ),
  ]
}

function ofContests({ contests, contested, results }: Stored): string[] {
  const key = ({ list_id, guess }: { list_id: string; guess: string }) => `${list_id} ${guess}`
  const faults = differ(
    'contested guesses',
    Object.fromEntries(contested.map((row) => [key(row), row.times])),
    countOf(contests.map(key)),
  )
  for (const { list_id, guess, item, is_settled } of contested) {
    if (item === null || !is_settled) continue
    for (const row of results) {
      const isRefused = row.refused_guesses?.some((text) => normalise(text) === guess)
      const couldCount = !row.items_guessed.includes(item) && row.items_guessed.length < row.total_items
      if (row.list_id === list_id && isRefused && couldCount) faults.push(`${row.uid} was not credited for "${guess}"`)
    }
  }
  return faults
}

const ofQuestions = ({ questions }: Stored) =>
  questions.flatMap(({ date, asked, of_lists }) =>
    differ(
      `questions of ${date}`,
      asked,
      Object.values(of_lists).reduce((sum, one) => sum + one, 0),
    ),
  )

const ofAddresses = ({ addressDays }: Stored) =>
  addressDays
    .filter(
      ({ results, questions, forms }) =>
        results > ADDRESS_RESULTS || questions > ADDRESS_QUESTIONS || forms > ADDRESS_FORMS,
    )
    .map(({ date }) => `an address did more on ${date} than one may`)
