import type { Ledger, Play } from './ledger.ts'
import type { Stored } from './stored.ts'

type Row = { play_id: string; items_guessed: number[]; hints_used: number; total_guesses: number }

/**
 * Each result answered 201 is stored once, in the account that sent it or as a guest's, and no other result is stored.
 */
export function faultsOfPlays({ results, guests, audit }: Stored, ledger: Ledger): string[] {
  const faults: string[] = []
  const { plays, stored, refused, deleted } = ledger
  // Guests' results are deleted with a rejected list, even if the list is restored later.
  const rejected = new Set(audit.filter(({ action }) => action === 'reject').map(({ list_id }) => list_id))
  const ofGuests = new Map(guests.map((row) => [row.play_id, row]))
  const ofPlayers = new Map(results.map((row) => [keyOf(row.uid, row), row]))
  const byPlay = Map.groupBy(results, ({ play_id }) => play_id)

  for (const { play, uid, completion } of stored) {
    const { play_id, list_id } = play.request
    if (rejected.has(list_id) || [...play.senders].some((sender) => sender && deleted.has(sender))) continue
    const told = `${uid ?? 'a guest'}'s result ${play_id}, answered 201,`
    const row =
      uid === null ? (ofGuests.get(play_id) ?? byPlay.get(play_id)?.[0]) : ofPlayers.get(keyOf(uid, play.request))
    if (!row) faults.push(`${told} is not stored`)
    else if (row.total_guesses !== completion.total_guesses) faults.push(`${told} was answered as another`)
    else if (uid === null && row.play_id !== play_id) faults.push(`${told} is another`)
  }
  for (const [play_id, rows] of byPlay) if (rows.length > 1) faults.push(`${play_id} is in ${rows.length} accounts`)
  for (const row of results) {
    const play = plays.get(row.play_id)
    if (!play?.senders.has(row.uid)) faults.push(`${row.uid} has a result of somebody else: ${row.play_id}`)
    else faults.push(...faultsOfRow(row, play))
    const guests = ofGuests.get(row.play_id)
    if (guests && row.list_date !== null && guests.joined_uid !== row.uid)
      faults.push(`${row.play_id} is ${row.uid}'s, and has joined ${guests.joined_uid}`)
  }
  for (const row of guests) {
    const play = plays.get(row.play_id)
    if (!play?.senders.has(null)) faults.push(`no guest has sent ${row.play_id}`)
    else faults.push(...faultsOfRow(row, play))
    if (row.joined_uid && byPlay.get(row.play_id)?.[0]?.uid !== row.joined_uid)
      faults.push(`${row.play_id} has joined ${row.joined_uid}, who does not have it`)
  }
  const answered = new Set(stored.map(({ play }) => play))
  for (const { play, code } of refused) {
    const { play_id } = play.request
    if (!answered.has(play) && (ofGuests.has(play_id) || byPlay.has(play_id)))
      faults.push(`${play_id} was refused (${code}), and is stored`)
  }
  return faults
}

const keyOf = (uid: string, { list_id, game_type }: { list_id: string; game_type: string }) =>
  [uid, list_id, game_type].join(' ')

/** An accepted guess may have added an item. */
function faultsOfRow(row: Row, { request, list }: Play): string[] {
  const found = row.items_guessed.map((index) => list.items[index]?.name)
  const isAsSent =
    row.hints_used === request.hints_used &&
    row.total_guesses === request.total_guesses &&
    request.items_guessed.every((name) => found.includes(name)) &&
    found.length <= request.items_guessed.length + (request.refused_guesses?.length ?? 0)
  return isAsSent ? [] : [`${row.play_id} is not stored as it was sent`]
}
