import type { GameResponse, GameType } from '#shared/contract/game.ts'
import { unpackGame } from '#shared/game/page-game.ts'

/** Milliseconds: clues and sources are no reason to keep anybody from playing on. */
const PATIENCE = 3_000

let first: { type: GameType; game: GameResponse } | null = null

/**
 * Reads the game that the worker put into the page, its own answer of this very version, or null. The page leaves out what
 * is not needed to play: it is asked for here, beside the client's own files, and where it cannot be had there are no clues
 * and sources, and the server knows more answers. Not by request.ts: the first screen does not wait for its checks.
 */
export async function readFirstGame() {
  const block = document.querySelector<HTMLElement>('[data-near]')
  if (!block?.textContent) return null
  const game = unpackGame(JSON.parse(block.textContent))
  const type: GameType = block.id === 'daily-game' ? 'daily' : 'library'
  const path = type === 'daily' ? '/api/daily-game' : `/api/lists/${game.list.id}`
  const whole: GameResponse | null = await fetch(path, { signal: AbortSignal.timeout(PATIENCE) })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null)
  first = { type, game: whole?.list?.id === game.list.id ? { ...game, list: whole.list } : game }
  return first
}

/** The past list `id`, where the page brought it. */
export const firstList = (id: string) =>
  first?.type === 'library' && first.game.list.id === id ? first.game : undefined
