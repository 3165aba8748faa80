import type { GameResponse } from '#shared/contract/game.ts'
import { unpackGame } from '#shared/game/page-game.ts'

/** Milliseconds: clues and sources are no reason to keep anybody from playing on. */
const PATIENCE = 3_000

/**
 * The game that the worker put into the page, its own answer of this very version, or null. The page leaves out what is
 * not needed to play, clues and sources: they are asked for here, beside the client's own files, and are empty where they
 * cannot be had. Not by request.ts: the first screen does not wait for its checks.
 */
export async function getFirstGame(): Promise<GameResponse | null> {
  const block = document.getElementById('daily-game')
  if (!block?.textContent) return null
  const first = unpackGame(JSON.parse(block.textContent))
  const whole: GameResponse | null = await fetch('/api/daily-game', { signal: AbortSignal.timeout(PATIENCE) })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null)
  return whole?.list?.id === first.list.id ? { ...first, list: whole.list } : first
}
