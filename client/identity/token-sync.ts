import { TOKEN_SYNC_MAX_AGE } from '#shared/limits.ts'

/** What the sync reaches in from outside. */
type World = { fetch: (address: string, init: RequestInit) => Promise<unknown>; now: () => number }

/** `issued`: ms since 1970 UTC. */
type FreshToken = { text: string; issued: number }

/**
 * Tells `address` of each new ID token, and of its end: null. A token that is no longer fresh is not sent, as the
 * identity service's SDK has it. Failures are silent: the game does not depend on it.
 */
export function makeTokenSync(address: string, world: World) {
  let posted: string | null = null
  return async (token: FreshToken | null): Promise<void> => {
    if (token && (token.text === posted || world.now() - token.issued > TOKEN_SYNC_MAX_AGE)) return
    posted = token?.text ?? null
    const init = token
      ? { method: 'POST', headers: { Authorization: `Bearer ${token.text}` } }
      : { method: 'DELETE', keepalive: true }
    await world.fetch(address, init).catch(() => {})
  }
}
