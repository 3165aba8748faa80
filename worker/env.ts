import type { IdentitySettings } from '#shared/contract/identity.ts'

/** The outside world, replaced in tests. Each app has one, and the isolate's caches are kept by it. */
export type World = {
  /** UTC in milliseconds, like every `now`, `at`, `*_at` and `until` in the worker. */
  now: () => number
  /** From 0 up to 1. */
  dice: () => number
  fetch: (address: string, init?: RequestInit) => Promise<Response>
}

export const realWorld: World = {
  now: () => Date.now(),
  dice: () => Math.random(),
  fetch: (address, init) => fetch(address, init),
}

export type AppEnv = { Bindings: Env; Variables: { world: World } }

declare global {
  /** Only npm start sets these. No wrangler.toml may: no deployment has them. */
  interface Env {
    LOCAL?: string
    IDENTITY_JWKS?: string
  }
}

export const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Without `auth_domain` the worker proxies the service's pages. */
type Identity = {
  settings: IdentitySettings
  keys: string
}

const identities = new WeakMap<Env, Identity | null>()

/** Read once; null if sign-in is not offered. */
export function identityOf(env: Env): Identity | null {
  const known = identities.get(env)
  if (known !== undefined) return known
  const identity = readIdentity(env)
  identities.set(env, identity)
  return identity
}

function readIdentity(env: Env): Identity | null {
  const project = env.IDENTITY_PROJECT?.trim()
  if (!project) return null
  const localKeys = readLocalKeys(env)
  return {
    settings: {
      project,
      api_key: env.IDENTITY_API_KEY?.trim() ?? '',
      auth_domain: env.IDENTITY_AUTH_DOMAIN?.trim() || undefined,
      stand_in: localKeys ? new URL(localKeys).origin : undefined,
      token_sync: env.IDENTITY_TOKEN_SYNC?.trim() || undefined,
    },
    keys: localKeys ?? GOOGLE_KEYS,
  }
}

/** The owner of the keys can sign in as anyone, so only this machine's are accepted, and only under npm start. */
function readLocalKeys({ LOCAL, IDENTITY_JWKS }: Env): string | null {
  if (LOCAL !== 'true' || !IDENTITY_JWKS || !URL.canParse(IDENTITY_JWKS)) return null
  const { hostname } = new URL(IDENTITY_JWKS)
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? IDENTITY_JWKS : null
}

const admins = new WeakMap<Env, ReadonlySet<string>>()

export function isAdminEmail(env: Env, email: string): boolean {
  const known =
    admins.get(env) ??
    new Set(
      env.ADMIN_EMAILS?.split(/[\s,;]+/)
        .filter(Boolean)
        .map(foldCase),
    )
  admins.set(env, known)
  return known.has(foldCase(email))
}

/** toLowerCase would also turn the Kelvin sign into k. */
const foldCase = (email: string) => email.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
