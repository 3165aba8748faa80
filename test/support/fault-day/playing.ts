import * as z from 'zod/mini'
import { listCompletionResponse } from '#shared/contract/completions.ts'
import { type GameResponse, type GameType, gameResponse } from '#shared/contract/game.ts'
import { guessValidation } from '#shared/contract/guesses.ts'
import { libraryPage } from '#shared/contract/library.ts'
import { isRanked } from '#shared/game/new-game.ts'
import { ADDRESS_RESULTS, INITIAL_GUESSES, UNRANKED_SLOTS } from '#shared/limits.ts'
import type { Day } from './day.ts'
import type { Device } from './device.ts'
import type { Play } from './ledger.ts'

/** Wrong guesses that many players share; no list has them. */
const WRONG = ['Moonflower', 'Quicksilver', 'Stardust', 'Gramophone', 'Peppermint', 'Weathervane']
/** Milliseconds. */
const RELOAD = 30_000
const MINUTE = 60_000
/** More results than count from one address. */
const FLOOD = ADDRESS_RESULTS + 10

async function openToday(day: Day, device: Device): Promise<GameResponse | null> {
  const { status, body, began, ended } = await device.ask('GET', '/api/daily-game', undefined, null)
  if (status !== 200) return null
  const game = z.parse(gameResponse, body)
  day.ledger.see(game, began, ended)
  return game
}

/** Opens today's list and finishes it at `end` (UTC, ms) or soon after. */
export async function playToday(day: Day, device: Device, end: number): Promise<void> {
  const game = await openToday(day, device)
  if (!game) return day.at(day.clock.now() + RELOAD, () => playToday(day, device, end))
  // Two devices may both start before either has finished.
  if (device.uid !== null && device.own.chance(0.7)) {
    const known = await device.ask('GET', `/api/lists/${game.list.id}/completion?game_type=daily`)
    if (known.status === 200 && z.parse(listCompletionResponse, known.body).completed) return
  }
  day.at(Math.max(end, day.clock.now() + 1), () => finish(day, device, game, 'daily'))
}

/** Invented results for today's list, all from one address. */
export async function flood(day: Day, device: Device): Promise<void> {
  const game = await openToday(day, device)
  if (!game) return day.at(day.clock.now() + RELOAD, () => flood(day, device))
  const names = game.list.items.slice(0, UNRANKED_SLOTS).map(({ name }) => name)
  await Promise.all(Array.from({ length: FLOOD }, () => device.keep(makePlay(device, game, 'daily', names, []))))
}

/** Plays a past list from the library's first page. */
export async function playLibrary(day: Day, device: Device): Promise<void> {
  const page = await device.ask('GET', '/api/library')
  if (page.status !== 200) return
  const entry = device.own.pick(z.parse(libraryPage, page.body).data)
  const answer = entry && (await device.ask('GET', `/api/lists/${entry.list.id}`))
  if (answer?.status !== 200) return
  await finish(day, device, z.parse(gameResponse, answer.body), 'library')
}

async function finish(day: Day, device: Device, game: GameResponse, game_type: GameType): Promise<void> {
  const { own } = device
  const { list } = game
  const slots = isRanked(list) ? list.items.length : UNRANKED_SLOTS
  const found = own.some(list.items, own.whole(slots + 1)).map(({ name }) => name)
  const refused = own.some(WRONG, own.whole(3))
  const helped = await judge(device, list.id, `${own.pick(list.items)?.name} ${own.pick(WRONG)}`, found)
  if (helped && found.length < slots) found.push(helped)
  for (const guess of refused) await judge(device, list.id, guess, found)
  // A guest's library game is not stored.
  if (device.uid === null && game_type === 'library') return
  const play = makePlay(device, game, game_type, found, refused)
  await device.keep(play)
  await device.ask('GET', `/api/lists/${list.id}/stats?game_type=${game_type}&score=50`)
  for (const guess of refused)
    if (own.chance(0.6)) await contest(day, device, list.id, { guess, play_id: play.request.play_id })
}

function makePlay(
  { own, uid }: Device,
  game: GameResponse,
  game_type: GameType,
  found: string[],
  refused: string[],
): Play {
  const { list, daily_game } = game
  const request = {
    play_id: own.uuid(),
    list_id: list.id,
    items_guessed: found,
    hints_used: own.whole(5),
    total_guesses: found.length + Math.min(INITIAL_GUESSES, refused.length + own.whole(4)),
    game_type,
    refused_guesses: refused,
  }
  return { request, list, date: daily_game.date, game_type, owner: uid, senders: new Set() }
}

/** The name of the item that the guess matches, among those not found yet. */
async function judge(device: Device, id: string, guess: string, guessed_items: string[]): Promise<string | undefined> {
  if (device.own.chance(0.4)) return
  const reply = await device.ask('POST', `/api/lists/${id}/ai-validate-guess`, { guess, guessed_items })
  return reply.status === 200 ? z.parse(guessValidation, reply.body).item_name : undefined
}

async function contest(day: Day, device: Device, id: string, contested: object): Promise<void> {
  const { status } = await device.ask('POST', `/api/lists/${id}/contest-guess`, contested)
  const isLater = status === 0 || status === 429 || status >= 500
  if (isLater) day.at(day.clock.now() + MINUTE, () => contest(day, device, id, contested))
}
