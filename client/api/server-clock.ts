/** Milliseconds that the server's clock is ahead. */
let ahead = 0

/** The Date header counts whole seconds. */
const PRECISION = 2_000

/** A cached answer (Age) does not tell the time. */
export function learnServerTime(date: string | null, age: string | null): void {
  const time = Date.parse(date ?? '')
  if (Number.isNaN(time) || Number(age) > 0) return
  const difference = time - Date.now()
  ahead = Math.abs(difference) <= PRECISION ? 0 : difference
}

/** UTC, ms, by the server's clock where it is known. */
export const serverNow = () => Date.now() + ahead
