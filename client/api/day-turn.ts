import { useSyncExternalStore } from 'react'
import { easternDate, nextEasternMidnight } from '#shared/game/eastern-day.ts'
import { HOUR } from '#shared/limits.ts'
import { serverNow } from './server-clock.ts'

/** Milliseconds after midnight, so that the server's day has turned too. */
const AFTER_MIDNIGHT = 1_500

/** Calls `look` at Eastern midnight and on focus. */
export function watchDay(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const schedule = () => {
    const now = serverNow()
    const isNear = easternDate(now + HOUR) !== easternDate(now)
    timer = setTimeout(
      () => {
        look()
        schedule()
      },
      isNear ? nextEasternMidnight(now) - now + AFTER_MIDNIGHT : HOUR,
    )
  }
  const onReturn = () => {
    if (document.visibilityState === 'visible') look()
  }
  schedule()
  document.addEventListener('visibilitychange', onReturn)
  addEventListener('focus', onReturn)
  addEventListener('pageshow', onReturn)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onReturn)
    removeEventListener('focus', onReturn)
    removeEventListener('pageshow', onReturn)
  }
}

const easternToday = () => easternDate(serverNow())

/** The Eastern date by the server's clock where it is known. */
export const useEasternToday = (): string => useSyncExternalStore(watchDay, easternToday)
