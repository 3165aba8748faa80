import type { Completion, CompletionRequest } from '#shared/contract/completions.ts'
import type { GameResponse, GameType, List } from '#shared/contract/game.ts'
import { easternDate } from '#shared/game/eastern-day.ts'

/** A finished game, as its browser keeps it. */
export type Play = {
  request: CompletionRequest
  list: List
  date: string
  game_type: GameType
  /** Null for a guest's game. */
  owner: string | null
  /** Everyone who has sent it: uids, or null for a guest. */
  senders: Set<string | null>
}

/** A result that was answered 201. */
type Stored = { play: Play; uid: string | null; completion: Completion }

export type Ledger = ReturnType<typeof makeLedger>

/** Everything that was played, seen and promised in the day, to compare with the database. */
export function makeLedger(problems: string[]) {
  const plays = new Map<string, Play>()
  const stored: Stored[] = []
  const refused: { play: Play; code: string }[] = []
  /** Date -> lists that players saw on it. */
  const seen = new Map<string, Set<string>>()
  const deleted = new Set<string>()
  return {
    plays,
    stored,
    refused,
    seen,
    deleted,
    /** `began` and `ended` are the times of the request for today's game (UTC, ms). */
    see({ list, daily_game: { date } }: GameResponse, began: number, ended: number) {
      const [first, last] = [easternDate(began), easternDate(ended)]
      if (date !== first && date !== last) problems.push(`between ${first} and ${last} today's list was of ${date}`)
      seen.set(date, (seen.get(date) ?? new Set()).add(list.id))
    },
  }
}
