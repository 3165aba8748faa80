import { useSyncExternalStore } from 'react'
import { easternDate, nextEasternMidnight } from '#shared/game/eastern-day.ts'
import { HOUR } from '#shared/limits.ts'
import { serverNow } from './server-clock.ts'

/** Milliseconds after midnight: a device's clock may be fast by the server clock's precision. */
const AFTER_MIDNIGHT = 3_000
/** Milliseconds. */
const AGAIN = 30_000

/** Calls `look` now, at Eastern midnight and on focus, and soon again where it resolves to false. */
export function watchDay(look: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isGone = false
  const lookAndWait = async () => {
    const isLookedFor = (await look()) === false
    // Only now: an answer may have corrected the clock.
    clearTimeout(timer)
    if (!isGone) timer = setTimeout(lookAndWait, isLookedFor ? AGAIN : untilNextLook())
  }
  const onReturn = () => {
    if (document.visibilityState === 'visible') void lookAndWait()
  }
  void lookAndWait()
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
}

/** Milliseconds. */
function untilNextLook(): number {
  const now = serverNow()
  const isNear = easternDate(now + HOUR) !== easternDate(now)
  return isNear ? nextEasternMidnight(now) - now + AFTER_MIDNIGHT : HOUR
}

const easternToday = () => easternDate(serverNow())

/** The Eastern date by the server's clock where it is known. */
export const useEasternToday = (): string => useSyncExternalStore(watchDay, easternToday)
