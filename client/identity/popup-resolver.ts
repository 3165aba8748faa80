import { type Auth, browserPopupRedirectResolver, type PopupRedirectResolver, type User } from '@firebase/auth'

/** The SDK's private members: its version is pinned, and browser tests cover them. */
interface Inside {
  _initialize(auth: Auth): Promise<unknown>
  _openPopup(auth: Auth, provider: unknown, authType: string, eventId: string): Promise<OpenedPopup>
}
type OpenedPopup = { window: Window | null }

const SdkResolver = browserPopupRedirectResolver as unknown as new () => Inside

let popup: OpenedPopup | null = null

export const isPopupClosed = () => popup !== null && popup.window?.closed !== false
export const forgetPopup = () => {
  popup = null
}

/** The SDK's resolver, which loads its frame only on request. `standIn` is the local service's address. */
export function makeResolver(standIn: string | undefined): PopupRedirectResolver {
  class Resolver extends SdkResolver {
    // On phones the SDK would load the frame with every page.
    get _shouldInitProactively() {
      return false
    }

    override async _initialize(auth: Auth) {
      if (standIn) await loadFrames(standIn)
      return super._initialize(auth)
    }

    override async _openPopup(auth: Auth, provider: unknown, authType: string, eventId: string) {
      popup = await super._openPopup(auth, provider, authType, eventId)
      return popup
    }
  }
  // The SDK instantiates the class.
  return Resolver as unknown as PopupRedirectResolver
}

/** Preloads the frame, so that a click opens the popup while it still counts as one. */
export async function prepareResolver(auth: Auth): Promise<void> {
  await (auth as unknown as { _popupRedirectResolver: Inside })._popupRedirectResolver._initialize(auth)
}

/** Restores the stored user as it is. The SDK would look the account up first and sign the user out on a 503. */
export function keepStoredUser(auth: Auth): void {
  const inside = auth as unknown as {
    reloadAndSetCurrentUserOrClear: (user: User) => Promise<void>
    directlySetCurrentUser: (user: User) => Promise<void>
  }
  inside.reloadAndSetCurrentUserOrClear = (user) => inside.directlySetCurrentUser(user)
}

let frames: Promise<void> | undefined

/** Replaces the script that the SDK loads from Google. */
function loadFrames(standIn: string): Promise<void> {
  frames ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${standIn}/js/api.js`
    script.onload = () => resolve()
    script.onerror = () => {
      frames = undefined
      script.remove()
      reject(Object.assign(new Error('the frames did not load'), { code: 'auth/network-request-failed' }))
    }
    document.head.append(script)
  })
  return frames
}
