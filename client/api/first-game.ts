import { useSyncExternalStore } from 'react'
import type { GameResponse, GameType } from '#shared/contract/game.ts'
import { REQUEST_TIMEOUT } from '#shared/limits.ts'
import { readGameInPage } from './game-in-page.ts'

/** Milliseconds: clues and sources are no reason to keep anybody from playing on. */
const PATIENCE = 3_000

let first: { type: GameType; game: GameResponse } | null = null
/** The first game as it became when what its page leaves out came late. */
let whole: GameResponse | null = null
const listeners = new Set<() => void>()

/**
 * Reads the game that the worker put into the page, its own answer of this very version, or null. The page leaves out what
 * is not needed to play: it is asked for here, beside the client's own files, and until it is there there are no clues and
 * sources, and the server knows more answers. Not by request.ts: the first screen does not wait for its checks.
 */
export async function readFirstGame() {
  const found = readGameInPage()
  if (!found) return null
  const { type, game: inPage } = found
  const ofList = `/api/lists/${inPage.list.id}`
  const asked = fetchWhole(type === 'daily' ? '/api/daily-game' : ofList, inPage)
  const soon = await Promise.race([asked, wait(PATIENCE)])
  first = { type, game: soon ?? inPage }
  // By its id: today's list may be another one by now.
  if (!soon) void asked.then((late) => late ?? askOn(ofList, inPage)).then(complete)
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

/** Asks, each time later, until it is there. */
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

/** The past list `id`, where the page brought it. */
export const firstList = (id: string) =>
  first?.type === 'library' && first.game.list.id === id ? first.game : undefined

/** `game` with all that its page leaves out, once that is there. */
export const wholeOf = (game: GameResponse) => (whole && game === first?.game ? whole : game)

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
