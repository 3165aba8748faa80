import { createLocalJWKSet, type JWK } from 'jose'
import type { World } from '../env.ts'
import { forLog } from '../http/errors.ts'

/** Milliseconds. */
const TIMEOUT = 5_000
const ASK_AGAIN_AFTER = 30_000
/** With no keys at all nobody can play signed in, so the source is asked sooner. */
const ASK_AGAIN_WITHOUT_KEYS = 5_000
const KEPT_AT_MOST = 24 * 60 * 60_000
const FRESH_BY_DEFAULT = 60 * 60_000
const LOOK_AGAIN_AFTER = 25

/** The key that is called for; or it does not exist; or that cannot be said before `retry_after` seconds. */
type FoundKey =
  | { outcome: 'found'; key: CryptoKey }
  | { outcome: 'unknown' }
  | { outcome: 'unavailable'; retry_after: number }

type Kept = { keys: Map<string, CryptoKey>; asked_at: number; fresh_until: number }

export type KeySet = {
  world: World
  address: string
  kept: Kept | null
  /** When the source was last asked, and, once it has answered, when it did. */
  asked_at: number
  is_asking: boolean
}

export const makeKeySet = (world: World, address: string): KeySet => ({
  world,
  address,
  kept: null,
  asked_at: Number.NEGATIVE_INFINITY,
  is_asking: false,
})

/**
 * The key `kid` of a token that was issued at `issued_at` (ms) or earlier. A set that was asked for later than that and
 * lacks the key settles that there is none; an older one does not, for the key may be newer than the set.
 */
export async function findKey(set: KeySet, kid: string, issued_at: number): Promise<FoundKey> {
  const { world } = set
  if (isWanting(set, kid)) {
    if (isAsking(set)) await waitForOther(set, kid)
    else if (world.now() >= mayAskAt(set)) await ask(set)
  }
  const kept = usable(set)
  const key = kept?.keys.get(kid)
  if (key) return { outcome: 'found', key }
  if (kept && kept.asked_at >= issued_at) return { outcome: 'unknown' }
  const wait = isAsking(set) ? TIMEOUT : mayAskAt(set) - world.now()
  return { outcome: 'unavailable', retry_after: Math.max(1, Math.ceil(wait / 1000)) }
}

function usable({ kept, world }: KeySet): Kept | null {
  return kept && world.now() < kept.asked_at + KEPT_AT_MOST ? kept : null
}

function isWanting(set: KeySet, kid: string): boolean {
  const kept = usable(set)
  return !kept?.keys.has(kid) || set.world.now() >= kept.fresh_until
}

const mayAskAt = (set: KeySet) => set.asked_at + (usable(set) ? ASK_AGAIN_AFTER : ASK_AGAIN_WITHOUT_KEYS)

/** A request that was broken off in the midst of asking never says that it has ended. */
const isAsking = (set: KeySet) => set.is_asking && set.world.now() < set.asked_at + TIMEOUT

/**
 * Looks again and again: in workerd one request must not wait for another's promise. Who finds an old key, however
 * stale, does not wait.
 */
async function waitForOther(set: KeySet, kid: string): Promise<void> {
  for (let looks = 0; looks < TIMEOUT / LOOK_AGAIN_AFTER; looks++) {
    if (usable(set)?.keys.has(kid) || !isAsking(set)) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_AFTER))
  }
}

async function ask(set: KeySet): Promise<void> {
  const asked_at = set.world.now()
  Object.assign(set, { asked_at, is_asking: true })
  try {
    set.kept = await load(set, asked_at)
  } catch (error) {
    console.error(JSON.stringify({ event: 'key-set-failed', address: set.address, ...forLog(error) }))
  } finally {
    Object.assign(set, { asked_at: set.world.now(), is_asking: false })
  }
}

async function load({ world, address }: KeySet, asked_at: number): Promise<Kept> {
  const answer = await world.fetch(address, {
    headers: { Accept: 'application/json' },
    // Nowhere else than at its own address is a key to be trusted.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  })
  const type = answer.headers.get('Content-Type') ?? 'no type'
  if (answer.status !== 200 || !/^application\/json\b/i.test(type)) throw new Error(`${answer.status} ${type}`)
  const keys = await importKeys((await answer.json()) as { keys: JWK[] })
  if (keys.size === 0) throw new Error('There is no usable key in the set.')
  return { keys, asked_at, fresh_until: asked_at + freshFor(answer.headers) }
}

/** Imported here, by the request that asked: jose would keep the pending import, for other requests to wait for. */
async function importKeys(set: { keys: JWK[] }): Promise<Map<string, CryptoKey>> {
  const find = createLocalJWKSet(set)
  const keys = new Map<string, CryptoKey>()
  for (const { kid } of set.keys) {
    if (!kid) continue
    const key = await find({ alg: 'RS256', kid }).catch(() => null)
    if (key && isLong(key)) keys.set(kid, key)
  }
  return keys
}

/** Bits; with a shorter key RS256 holds nothing, and jose throws. */
const isLong = ({ algorithm }: CryptoKey) => 'modulusLength' in algorithm && algorithm.modulusLength >= 2048

/** Milliseconds. A shared cache on the way may have had the answer for `Age` seconds already. */
function freshFor(headers: Headers): number {
  const directives = headers.get('Cache-Control') ?? ''
  if (/\bno-(store|cache)\b/i.test(directives)) return 0
  const [, seconds] = /\bmax-age=(\d+)/i.exec(directives) ?? []
  if (seconds === undefined) return FRESH_BY_DEFAULT
  const age = Number(headers.get('Age')) || 0
  return Math.max(0, Number(seconds) - age) * 1000
}
