import { useSyncExternalStore } from 'react'
import type { GameResponse, GameType } from '#shared/contract/game.ts'
import { REQUEST_TIMEOUT } from '#shared/limits.ts'
import { readGameInPage } from './game-in-page.ts'

/** Milliseconds to wait for clues and sources. */
const PATIENCE = 3_000

let first: { type: GameType; game: GameResponse } | null = null
let whole: GameResponse | null = null
let rest: Promise<unknown> | undefined
const listeners = new Set<() => void>()

/**
 * Reads the game in the page, or null, and fetches clues and sources; until they come, the server knows more answers.
 * request.ts's validation is not on the first screen.
 */
export async function readFirstGame() {
  const found = readGameInPage()
  if (!found) return null
  const { type, game: inPage } = found
  const ofList = `/api/lists/${inPage.list.id}`
  const asked = fetchWhole(type === 'daily' ? '/api/daily-game' : ofList, inPage)
  const soon = await Promise.race([asked, wait(PATIENCE)])
  first = { type, game: soon ?? inPage }
  // By id: today's list may have changed.
  if (!soon) rest = asked.then((late) => late ?? askOn(ofList, inPage)).then(complete)
  return first
}

const wait = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null))

async function fetchWhole(path: string, game: GameResponse): Promise<GameResponse | null> {
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(REQUEST_TIMEOUT) })
    const { list }: GameResponse = answer.ok && (await answer.json())
    return list?.id === game.list.id ? { ...game, list } : null
  } catch {
    return null
  }
}

/** Retries with growing delays. */
async function askOn(path: string, game: GameResponse): Promise<GameResponse> {
  for (let ms = PATIENCE; ; ms *= 2) {
    await wait(ms)
    const late = await fetchWhole(path, game)
    if (late) return late
  }
}

function complete(late: GameResponse): void {
  whole = late
  for (const listener of listeners) listener()
}

export const firstList = (id: string) =>
  first?.type === 'library' && first.game.list.id === id ? first.game : undefined

export const wholeOf = (game: GameResponse) => (whole && game === first?.game ? whole : game)

/** Resolves when clues have come, or in vain after a while; undefined where nothing is missing. */
export const untilWhole = (game: GameResponse) =>
  rest && !whole && game === first?.game ? Promise.race([rest, wait(PATIENCE)]) : undefined

export const useWhole = (game: GameResponse) =>
  useSyncExternalStore(
    watchWhole,
    () => wholeOf(game),
    () => game,
  )

function watchWhole(changed: () => void) {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
