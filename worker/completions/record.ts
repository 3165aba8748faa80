import type { CompletionRequest } from '#shared/contract/completions.ts'
import type { GameResponse } from '#shared/contract/game.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { isRanked } from '#shared/game/new-game.ts'
import { UNRANKED_SLOTS } from '#shared/limits.ts'
import { addressDayOf } from '../addresses/address-day.ts'
import type { Database } from '../db/open.ts'
import type { World } from '../env.ts'
import { ApiError, tooManyToday } from '../http/errors.ts'
import { requireAccount } from '../identity/deleted-accounts.ts'
import type { Player } from '../tokens/verify-token.ts'
import { joinGuestResult, joinOldResult, type PlayerResult, savePlayerResult } from './counting.ts'
import { creditAccepted } from './credit.ts'
import { getPlayedGame } from './played-game.ts'
import { findGuestResult, findPlayerResult, findResultOfPlay, saveGuestResult } from './queries.ts'
import type { Result } from './result.ts'

/** A guest's request for the same play may come in between; the second attempt joins it. */
const ATTEMPTS = 2

const dayOver = () => new ApiError(409, 'day-over', 'The day of this list is over, so your result no longer counts.')

const TOO_MANY = 'Too many results came from your network today, so this one does not count.'

type Caller = { db: Database; world: World; address: string }

/** Throws 409 for withdrawn lists and for lists older than yesterday's, and 429 beyond ADDRESS_RESULTS. */
export async function recordForGuest(
  { db, world, address }: Caller,
  game: GameResponse,
  result: Result,
  today: string,
): Promise<Result> {
  const { date } = game.daily_game
  const isOpen = date >= addDays(today, -1)
  if (isOpen && (await saveGuestResult(db, await addressDayOf(db, world, address, date), result))) return result
  const stored = (await findGuestResult(db, date, result.play_id)) ?? (await findResultOfPlay(db, result))
  if (stored) return stored
  await getPlayedGame(db, game.list.id, today)
  throw isOpen ? tooManyToday(world.now(), 'too-many-results', TOO_MANY) : dayOver()
}

/**
 * Returns the first result of the list and type, with guesses accepted since. Throws 409 for a new daily result of an
 * older day, and for one that has joined another account; 401 where the account was deleted.
 */
export async function recordForPlayer(
  db: Database,
  player: Player,
  game: GameResponse,
  request: CompletionRequest,
  result: Result,
  today: string,
): Promise<Result> {
  const { list, daily_game } = game
  const { game_type } = request
  if (game_type === 'library' && daily_game.date >= today) {
    throw new ApiError(409, 'not-in-library', 'This list is not in the library yet.')
  }
  const own: PlayerResult = {
    ...result,
    game_type,
    total_items: isRanked(list) ? list.items.length : UNRANKED_SLOTS,
    list_date: game_type === 'daily' ? daily_game.date : null,
    refused_guesses: request.refused_guesses ?? null,
  }
  const days = { list: daily_game.date, today }
  const isOpen = game_type === 'library' || daily_game.date >= addDays(today, -1)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // Saving usually succeeds and checks by itself, so it comes before any read.
    if (isOpen && (await savePlayerResult(db, player, days, own)))
      return creditAccepted(db, { uid: player.uid, ...own }, list)
    await requireAccount(db, player)
    const stored =
      (await findPlayerResult(db, player.uid, list.id, game_type)) ??
      (await joinOwn(db, player, own, days, { isOpen, isJoining: request.is_joining === true }))
    if (stored) return creditAccepted(db, { uid: player.uid, ...stored }, list)
  }
  await getPlayedGame(db, list.id, today)
  throw new ApiError(409, 'joined-elsewhere', 'This result has already been added to an account.')
}

/** Joins a guest's result to the account; null if another result stands. */
async function joinOwn(
  db: Database,
  player: Player,
  own: PlayerResult,
  days: { list: string; today: string },
  { isOpen, isJoining }: { isOpen: boolean; isJoining: boolean },
): Promise<PlayerResult | null> {
  const guests = own.game_type === 'daily' ? await findGuestResult(db, days.list, own.play_id) : null
  if (guests) {
    const { items_guessed, hints_used, total_guesses, score, completed_at } = guests
    const joining = { ...own, items_guessed, hints_used, total_guesses, score, completed_at }
    return (await joinGuestResult(db, player, days, joining)) ? joining : null
  }
  if (isOpen) return null
  if (!isJoining) throw dayOver()
  const old = { ...own, list_date: null }
  return (await joinOldResult(db, player, days.today, old)) ? old : null
}
