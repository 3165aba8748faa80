import { useEffect, useState } from 'react'
import type { GameResponse } from '#shared/contract/game.ts'
import { easternDate } from '#shared/game/eastern-day.ts'
import { watchDay } from '../api/day-turn.ts'
import { serverNow } from '../api/server-clock.ts'

/** The game of a later day than `date`. The clock only says when to ask (on focus, and at Eastern midnight). */
export function useDayTurn(date: string | undefined): GameResponse | null {
  const [next, setNext] = useState<GameResponse | null>(null)

  useEffect(() => {
    if (!date) return
    let isGone = false

    const ask = async () => {
      if (easternDate(serverNow()) === date) return true
      const game = await import('../api/game.ts').then((api) => api.getDailyGame()).catch(() => null)
      const isNext = game !== null && game.daily_game.date > date
      if (isNext && !isGone) setNext(game)
      return isNext || easternDate(serverNow()) === date
    }
    const stop = watchDay(ask)
    return () => {
      isGone = true
      stop()
    }
  }, [date])

  return next && next.daily_game.date !== date ? next : null
}
