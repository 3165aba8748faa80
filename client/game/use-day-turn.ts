import { useEffect, useState } from 'react'
import type { GameResponse } from '#shared/contract/game.ts'
import { easternDate, nextEasternMidnight } from '#shared/game/eastern-day.ts'
import { serverNow } from '../api/server-clock.ts'

/** A moment after midnight, so that the server's clock has turned too. */
const AFTER_MIDNIGHT = 1_500

/**
 * The game of a later day than `date`, once there is one. The clock only says when to ask: the server says which day it
 * is. Asked on coming back to the tab and at Eastern midnight.
 */
export function useDayTurn(date: string | undefined): GameResponse | null {
  const [next, setNext] = useState<GameResponse | null>(null)

  useEffect(() => {
    if (!date) return
    let timer: ReturnType<typeof setTimeout>
    let isGone = false

    const ask = async () => {
      if (easternDate(serverNow()) === date) return
      // Not to be had now: asked again at the next return or hour.
      const game = await import('../api/game.ts').then((api) => api.getDailyGame()).catch(() => null)
      if (game && !isGone && game.daily_game.date > date) setNext(game)
    }
    const schedule = () => {
      const toMidnight = nextEasternMidnight(serverNow()) - serverNow() + AFTER_MIDNIGHT
      timer = setTimeout(check, Math.min(toMidnight, 3_600_000))
    }
    const check = () => {
      void ask()
      schedule()
    }
    const onReturn = () => {
      if (document.visibilityState === 'visible') void ask()
    }
    void ask()
    schedule()
    document.addEventListener('visibilitychange', onReturn)
    addEventListener('focus', onReturn)
    addEventListener('pageshow', onReturn)
    return () => {
      isGone = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onReturn)
      removeEventListener('focus', onReturn)
      removeEventListener('pageshow', onReturn)
    }
  }, [date])

  return next && next.daily_game.date !== date ? next : null
}
