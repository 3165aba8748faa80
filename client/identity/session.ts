/** Who plays, for every screen and call. Small: the identity service's SDK is a chunk of its own, loaded only when needed. */
import { useSyncExternalStore } from 'react'
import { whenIdle } from '../ui/when-idle.ts'
import { isRedirectPending } from './redirect-pending.ts'
import {
  GUEST,
  getOwner,
  getSession,
  getSettings,
  type Session,
  subscribeSession,
  watchOtherTabs,
} from './session-store.ts'
import { showSheet } from './sheet-store.ts'

export type { Session } from './session-store.ts'
export { getOwner, getSession, onLeave, subscribeSession, tokenAtHand } from './session-store.ts'
export { useSignInFailed } from './sheet-store.ts'

type Service = import('./service.ts').Service

let service: Promise<Service> | undefined

/** Throws where the chunk cannot be fetched, or the service is not set up rightly; asked again at the next call. */
export function loadService(): Promise<Service> {
  service ??= import('./service.ts')
    .then(({ startService }) => {
      const settings = getSettings()
      if (!settings) throw new Error('sign-in is not offered here')
      return startService(settings)
    })
    .catch((error: unknown) => {
      service = undefined
      throw error
    })
  return service
}

export const useSession = (): Session => useSyncExternalStore(subscribeSession, getSession, () => GUEST)

/** The uid of who plays, known at once; null for a guest. */
export const useOwner = (): string | null => useSyncExternalStore(subscribeSession, getOwner, getOwner)

export const isSignInOffered = () => getSettings() !== null

/** A player's ID token, null for a guest. Throws where the session cannot be restored just now: then nobody is signed out. */
export async function getToken(): Promise<string | null> {
  if (getSession().kind === 'guest') return null
  return (await loadService()).getToken()
}

/** A new ID token, whatever the one at hand is. Throws as getToken does. */
export async function refreshToken(): Promise<string | null> {
  if (getSession().kind === 'guest') return null
  return (await loadService()).refreshToken()
}

export const openSignIn = () => showSheet('sign-in')
export const openSignOut = () => showSheet('sign-out')

/** Asks for Google's popup once more, for what wants a fresh sign-in. Throws SignInError. Call it from a click. */
export const reauthenticate = async (): Promise<void> => (await loadService()).reauthenticate()

/** Deletes the account at the identity service, and what this browser holds of it. Throws SignInError. */
export const deleteIdentity = async (): Promise<void> => (await loadService()).deleteIdentity()

/** Sends what waits, then forgets the user, the token and what this browser holds of the account. */
export const signOut = async (): Promise<void> => (await loadService()).signOut()

/** Screens that show nothing without the session. */
const WAITS_FOR_SESSION = /^\/(account|auth|admin)(\/|$)/

/** Restores a stored session: once the first screen has been painted, or at once where the screen is about the player. */
export function watchSession(): void {
  if (!isSignInOffered()) return
  watchOtherTabs()
  const restore = () => {
    // Not to be had now: asked again when the network or the player comes back.
    if (getSession().kind === 'restoring' || isRedirectPending()) void loadService().catch(() => {})
  }
  subscribeSession(restore)
  addEventListener('online', restore)
  document.addEventListener('visibilitychange', restore)
  if (isRedirectPending() || WAITS_FOR_SESSION.test(location.pathname)) restore()
  else whenIdle(restore)
}
