import type { List } from '#shared/contract/game.ts'
import type { GameState } from '#shared/game/new-game.ts'
import { itemsGuessed } from '#shared/game/score.ts'
import { hitOf, type ServerHit } from '#shared/game/server-verdict.ts'
import { validateGuess } from '../../api/game.ts'

/** Milliseconds. Some browsers abort requests before `pagehide` fires. */
const STILL_HERE = 300

/** Null: no match, whatever the reason. */
export async function askServer(
  list: List,
  asked: GameState,
  guess: string,
  signal: AbortSignal,
): Promise<ServerHit | null> {
  const names = itemsGuessed(asked).map((slot) => slot.content)
  const answer = await validateGuess(list.id, guess, names, signal)
  if (answer.error) await new Promise((resolve) => setTimeout(resolve, STILL_HERE))
  return hitOf(answer, list, asked)
}
