import {
  type Auth,
  deleteUser,
  getRedirectResult,
  onIdTokenChanged,
  reauthenticateWithPopup,
  reload,
  signInWithPopup,
  signInWithRedirect,
  type User,
} from '@firebase/auth'
import type { IdentitySettings } from '#shared/contract/identity.ts'
import { PLAYER_KEY } from '#shared/contract/stored-keys.ts'
import { TOKEN_REFRESH } from '#shared/limits.ts'
import { forgetPlayers } from '../api/query-client.ts'
import { readStored } from '../browser-storage.ts'
import { isSessionOver, SignInError, sentenceOf } from './error-sentences.ts'
import { forgetAccount } from './forget-account.ts'
import { googleProvider, openAuth } from './open-auth.ts'
import { forgetPopup, isPopupClosed, prepareResolver } from './popup-resolver.ts'
import { isRedirectPending, setRedirectPending } from './redirect-pending.ts'
import { GUEST, getOwner, getSession, holdToken, runLeaveTasks, type SignedIn, setSession } from './session-store.ts'
import { showNotice, showSheet } from './sheet-store.ts'
import { makeTokenSync } from './token-sync.ts'

/** Milliseconds. Polled: a sleeping computer runs no timers. */
const EVERY_MINUTE = 60_000

const signedInOf = ({ uid, email, displayName, photoURL }: User): SignedIn => ({
  uid,
  email,
  display_name: displayName,
  photo_url: photoURL,
})

export class Service {
  readonly #auth: Auth
  readonly #sync: ReturnType<typeof makeTokenSync> | null
  #isLeaving = false
  #refreshedAt = Date.now()

  constructor(settings: IdentitySettings) {
    this.#auth = openAuth(settings)
    const { token_sync } = settings
    this.#sync = token_sync
      ? makeTokenSync(token_sync, { fetch: (address, init) => fetch(address, init), now: () => Date.now() })
      : null
  }

  /** Resolves once a stored session is known or ruled out. */
  async start(): Promise<this> {
    await this.#auth.authStateReady()
    this.#takeUser(this.#auth.currentUser)
    onIdTokenChanged(this.#auth, (user) => {
      this.#takeUser(user)
      void this.#takeToken(user)
    })
    this.#refreshInTime()
    if (isRedirectPending()) await this.#finishRedirect()
    const user = this.#auth.currentUser
    // Looks the account up in the background.
    if (user) reload(user).catch((error) => this.#heed(error))
    return this
  }

  async getToken(): Promise<string | null> {
    return this.#tokenOf(false)
  }

  async refreshToken(): Promise<string | null> {
    return this.#tokenOf(true)
  }

  prepareSignIn(): Promise<void> {
    return this.#told(() => prepareResolver(this.#auth))
  }

  signIn(): Promise<void> {
    return this.#told(async () => {
      forgetPopup()
      const { user } = await signInWithPopup(this.#auth, googleProvider())
      this.#takeUser(user)
    })
  }

  signInByRedirect(): Promise<void> {
    return this.#told(async () => {
      setRedirectPending(true)
      try {
        await signInWithRedirect(this.#auth, googleProvider())
      } finally {
        setRedirectPending(false)
      }
    })
  }

  reauthenticate(): Promise<void> {
    return this.#asUser((user) => reauthenticateWithPopup(user, googleProvider()))
  }

  deleteIdentity(): Promise<void> {
    return this.#asUser((user) => this.#leave(user, 'deleted'))
  }

  signOut(): Promise<void> {
    return this.#asUser((user) => this.#leave(user, 'left'))
  }

  /** A new window makes sense only then. */
  get isPopupClosed(): boolean {
    return isPopupClosed()
  }

  async #leave(user: User, why: 'left' | 'deleted'): Promise<void> {
    if (why === 'left') await runLeaveTasks(user.uid, why)
    this.#isLeaving = true
    try {
      if (why === 'left') await this.#auth.signOut()
      else await deleteUser(user)
      if (why === 'deleted') await runLeaveTasks(user.uid, why)
      forgetAccount(user.uid)
      this.#takeUser(null)
    } finally {
      this.#isLeaving = false
    }
  }

  #takeUser(user: User | null): void {
    const before = getSession()
    const owner = getOwner()
    if (user) {
      const next = signedInOf(user)
      const isSameUser = before.kind === 'player' && JSON.stringify(before.user) === JSON.stringify(next)
      if (!isSameUser) setSession({ kind: 'player', user: next })
    } else if (before.kind !== 'guest') {
      holdToken(null)
      void this.#sync?.(null)
      // Another tab signs out by removing the player first; a sign-out nobody asked for does not.
      const isUnasked = before.kind === 'player' && !this.#isLeaving && readStored(PLAYER_KEY) !== null
      setSession(GUEST)
      if (isUnasked) showNotice(sentenceOf({ code: 'auth/user-token-expired' }) ?? '')
    }
    if (owner !== getOwner()) void forgetPlayers()
  }

  async #takeToken(user: User | null): Promise<void> {
    // Later calls ask again.
    const result = await user?.getIdTokenResult().catch((error) => this.#heed(error))
    if (!result || this.#auth.currentUser !== user) return
    holdToken({ text: result.token, expires: Date.parse(result.expirationTime) })
    void this.#sync?.({ text: result.token, issued: Date.parse(result.issuedAtTime) })
  }

  async #tokenOf(isForced: boolean): Promise<string | null> {
    const user = this.#auth.currentUser
    if (!user) return null
    try {
      const token = await user.getIdToken(isForced)
      if (isForced) this.#refreshedAt = Date.now()
      return token
    } catch (error) {
      await this.#heed(error)
      throw error
    }
  }

  /** Signs out where the session is over; any other failure may pass. */
  async #heed(error: unknown): Promise<void> {
    if (!isSessionOver(error)) return
    if (this.#auth.currentUser) await this.#auth.signOut()
    this.#takeUser(null)
    showNotice(sentenceOf(error) ?? '')
  }

  #refreshInTime(): void {
    const refresh = () => {
      if (Date.now() - this.#refreshedAt < TOKEN_REFRESH) return
      // The SDK's refresh retries, not every focus.
      this.#refreshedAt = Date.now()
      void this.refreshToken().catch(() => {})
    }
    setInterval(refresh, EVERY_MINUTE)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') refresh()
    })
  }

  async #finishRedirect(): Promise<void> {
    setRedirectPending(false)
    try {
      const result = await getRedirectResult(this.#auth)
      if (result) this.#takeUser(result.user)
    } catch (error) {
      showSheet('sign-in', sentenceOf(error))
    }
  }

  async #asUser(call: (user: User) => Promise<unknown>): Promise<void> {
    return this.#told(async () => {
      const user = this.#auth.currentUser
      if (!user) throw Object.assign(new Error('nobody is signed in'), { code: 'auth/user-token-expired' })
      await call(user).catch(async (error) => {
        await this.#heed(error)
        throw error
      })
    })
  }

  /** Translates failures into sentences. */
  async #told(call: () => Promise<unknown>): Promise<void> {
    try {
      await call()
    } catch (error) {
      throw new SignInError(error)
    }
  }
}

export const startService = (settings: IdentitySettings): Promise<Service> => new Service(settings).start()
