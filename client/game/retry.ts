import { UNSENT_RETRY_FIRST, UNSENT_RETRY_LAST } from '#shared/limits.ts'

/** Calls `again` some time after `later`, and each time later still until `reset`. */
export function makeRetry(again: () => void) {
  let wait = UNSENT_RETRY_FIRST
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    later: () => {
      if (timer) return
      timer = setTimeout(() => {
        timer = undefined
        again()
      }, wait)
      wait = Math.min(wait * 2, UNSENT_RETRY_LAST)
    },
    reset: () => {
      wait = UNSENT_RETRY_FIRST
    },
  }
}
