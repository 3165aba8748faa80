import { createLocalJWKSet, type JWK } from 'jose'
import type { World } from '../env.ts'
import { forLog } from '../http/errors.ts'

/** Milliseconds. */
const TIMEOUT = 5_000
const ASK_AGAIN_AFTER = 30_000
/** Without keys nobody can play signed in, so the source is asked sooner. */
const ASK_AGAIN_WITHOUT_KEYS = 5_000
const USABLE_AT_MOST = 24 * 60 * 60_000
const FRESH_BY_DEFAULT = 60 * 60_000
const LOOK_AGAIN_AFTER = 25

/** `retry_after`: seconds. */
type FoundKey =
  | { outcome: 'found'; key: CryptoKey }
  | { outcome: 'unknown' }
  | { outcome: 'unavailable'; retry_after: number }

type LoadedKeys = { keys: Map<string, CryptoKey>; asked_at: number; fresh_until: number }

export type KeySet = {
  world: World
  address: string
  kept: LoadedKeys | null
  /** When the last request began or, once answered, ended. */
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

/** `issued_at`: ms. A key missing from a set requested later does not exist; an older set cannot tell. */
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

function usable({ kept, world }: KeySet): LoadedKeys | null {
  return kept && world.now() < kept.asked_at + USABLE_AT_MOST ? kept : null
}

function isWanting(set: KeySet, kid: string): boolean {
  const kept = usable(set)
  return !kept?.keys.has(kid) || set.world.now() >= kept.fresh_until
}

const mayAskAt = (set: KeySet) => set.asked_at + (usable(set) ? ASK_AGAIN_AFTER : ASK_AGAIN_WITHOUT_KEYS)

/** An aborted request never clears `is_asking`, so the flag expires. */
const isAsking = (set: KeySet) => set.is_asking && set.world.now() < set.asked_at + TIMEOUT

/** In workerd a request must not await another's promise. A stale key does not wait. */
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

async function load({ world, address }: KeySet, asked_at: number): Promise<LoadedKeys> {
  const answer = await world.fetch(address, {
    headers: { Accept: 'application/json' },
    // A key is trusted only from its own address.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  })
  const type = answer.headers.get('Content-Type') ?? 'no type'
  if (answer.status !== 200 || !/^application\/json\b/i.test(type)) throw new Error(`${answer.status} ${type}`)
  const keys = await importKeys((await answer.json()) as { keys: JWK[] })
  if (keys.size === 0) throw new Error('There is no usable key in the set.')
  return { keys, asked_at, fresh_until: asked_at + freshFor(answer.headers) }
}

/** Imported by the asking request: jose would keep a pending import for others to await. */
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

/** In bits; jose throws on shorter RS256 keys. */
const isLong = ({ algorithm }: CryptoKey) => 'modulusLength' in algorithm && algorithm.modulusLength >= 2048

/** Milliseconds, less the `Age` a shared cache has already used up. */
function freshFor(headers: Headers): number {
  const directives = headers.get('Cache-Control') ?? ''
  if (/\bno-(store|cache)\b/i.test(directives)) return 0
  const [, seconds] = /\bmax-age=(\d+)/i.exec(directives) ?? []
  if (seconds === undefined) return FRESH_BY_DEFAULT
  const age = Number(headers.get('Age')) || 0
  return Math.max(0, Number(seconds) - age) * 1000
}
