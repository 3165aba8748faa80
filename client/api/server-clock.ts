/** Milliseconds by which the server is ahead of this device, as far as an answer has told. */
let ahead = 0

/** A header is whole seconds: differences below that are the header's, not the device's. */
const PRECISION = 2_000

/** Learns from an answer's Date header; one that a cache kept (Age) tells when it was made, not what time it is. */
export function learnServerTime(date: string | null, age: string | null): void {
  const time = Date.parse(date ?? '')
  if (Number.isNaN(time) || Number(age) > 0) return
  const difference = time - Date.now()
  ahead = Math.abs(difference) <= PRECISION ? 0 : difference
}

/** The server's time where it is known, else the device's: ms since 1970 UTC. */
export const serverNow = () => Date.now() + ahead
