import type { IdentitySettings } from '#shared/contract/identity.ts'
import { PLAYER_KEY } from '#shared/contract/stored-keys.ts'
import { readStored, removeStored, watchStored, writeStored } from '../browser-storage.ts'

export type SignedIn = { uid: string; email: string | null; display_name: string | null; photo_url: string | null }

/** 'restoring': a stored session before the service has answered; `user` is the remembered one. */
export type Session = { kind: 'guest' } | { kind: 'restoring'; user: SignedIn } | { kind: 'player'; user: SignedIn }

export const GUEST: Session = { kind: 'guest' }

let settings: IdentitySettings | null | undefined

/** Null where sign-in is not offered. */
export function getSettings(): IdentitySettings | null {
  if (settings === undefined) {
    const block = typeof document === 'undefined' ? null : document.getElementById('identity')
    settings = block?.textContent ? JSON.parse(block.textContent) : null
  }
  return settings ?? null
}

function readRemembered(): SignedIn | null {
  const stored = readStored(PLAYER_KEY)
  if (typeof stored !== 'object' || stored === null || !('uid' in stored)) return null
  const { uid } = stored
  if (typeof uid !== 'string' || uid === '') return null
  const text = (name: string) => {
    const value: unknown = Reflect.get(stored, name)
    return typeof value === 'string' ? value : null
  }
  return { uid, email: text('email'), display_name: text('display_name'), photo_url: text('photo_url') }
}

function readSession(): Session {
  const user = getSettings() && readRemembered()
  return user ? { kind: 'restoring', user } : GUEST
}

let session: Session | undefined
const listeners = new Set<() => void>()

export function getSession(): Session {
  session ??= readSession()
  return session
}

/** Known at once; null for a guest. */
export function getOwner(): string | null {
  const now = getSession()
  return now.kind === 'guest' ? null : now.user.uid
}

/** The same value while the same player is here: the next one on this device must not read it. */
export function keepForPlayer<Value>(make: () => Value): () => Value {
  let owner = getOwner()
  let kept = make()
  return () => {
    if (owner !== getOwner()) kept = make()
    owner = getOwner()
    return kept
  }
}

export function setSession(next: Session): void {
  session = next
  if (next.kind === 'guest') removeStored(PLAYER_KEY)
  else if (JSON.stringify(readStored(PLAYER_KEY)) !== JSON.stringify(next.user)) writeStored(PLAYER_KEY, next.user)
  for (const listener of listeners) listener()
}

export function subscribeSession(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Follows sign-in and sign-out in other tabs. */
export function watchOtherTabs(): () => void {
  const isRemembered = (key: string) => key === PLAYER_KEY
  return watchStored(isRemembered, () => {
    const user = readRemembered()
    if ((user?.uid ?? null) === getOwner()) return
    session = readSession()
    // The service brings the new token; the old one must not speak for the new player.
    holdToken(null)
    for (const listener of listeners) listener()
  })
}

let token: { text: string; expires: number } | null = null

/** `expires` is UTC, ms. */
export function holdToken(next: { text: string; expires: number } | null): void {
  token = next
}

/** Milliseconds, as in the SDK. */
const EXPIRED_EARLY = 30_000

export const tokenAtHand = () => (token && token.expires - EXPIRED_EARLY > Date.now() ? token.text : null)

type Leaving = (uid: string, why: 'left' | 'deleted') => Promise<void>

const leaveTasks: Leaving[] = []

/** Runs `task` before a requested sign-out or deletion. */
export function onLeave(task: Leaving): void {
  leaveTasks.push(task)
}

export const runLeaveTasks: Leaving = async (uid, why) => {
  await Promise.allSettled(leaveTasks.map((task) => task(uid, why)))
}
