import { TOKEN_SYNC_MAX_AGE } from '#shared/limits.ts'

/** Injected for tests. */
type World = { fetch: (address: string, init: RequestInit) => Promise<unknown>; now: () => number }

/** `issued` is UTC, ms. */
type FreshToken = { text: string; issued: number }

/**
 * Posts each new ID token to `address`, and its end as null. Stale tokens are skipped, as in the SDK. Failures are
 * silent.
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
