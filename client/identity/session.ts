/** The SDK is a chunk of its own. */
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
export { getOwner, getSession, keepForPlayer, onLeave, subscribeSession, tokenAtHand } from './session-store.ts'
export { useSignInFailed } from './sheet-store.ts'

type Service = import('./service.ts').Service

let service: Promise<Service> | undefined

/** Throws where the chunk cannot be loaded or the settings are wrong; the next call retries. */
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

export const useOwner = (): string | null => useSyncExternalStore(subscribeSession, getOwner, getOwner)

export const isSignInOffered = () => getSettings() !== null

/** Null for a guest. Throws while the session cannot be restored, which signs nobody out. */
export async function getToken(): Promise<string | null> {
  if (getSession().kind === 'guest') return null
  return (await loadService()).getToken()
}

/** Throws as getToken does. */
export async function refreshToken(): Promise<string | null> {
  if (getSession().kind === 'guest') return null
  return (await loadService()).refreshToken()
}

export const openSignIn = () => showSheet('sign-in')
export const openSignOut = () => showSheet('sign-out')

/** Opens Google's popup for a fresh sign-in; call it from a click. Throws SignInError. */
export const reauthenticate = async (): Promise<void> => (await loadService()).reauthenticate()

/** Throws SignInError. */
export const deleteIdentity = async (): Promise<void> => (await loadService()).deleteIdentity()

/** Sends unsent results first. */
export const signOut = async (): Promise<void> => (await loadService()).signOut()

/** Screens that need the session. */
const WAITS_FOR_SESSION = /^\/(account|auth|admin)(\/|$)/

/** Restores a stored session after the first paint, or at once on a screen about the player. */
export function watchSession(): void {
  if (!isSignInOffered()) return
  watchOtherTabs()
  const restore = () => {
    // Retries when the network or the player comes back.
    if (getSession().kind === 'restoring' || isRedirectPending()) void loadService().catch(() => {})
  }
  subscribeSession(restore)
  addEventListener('online', restore)
  document.addEventListener('visibilitychange', restore)
  if (isRedirectPending() || WAITS_FOR_SESSION.test(location.pathname)) restore()
  else whenIdle(restore)
}
