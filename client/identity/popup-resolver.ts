import { type Auth, browserPopupRedirectResolver, type PopupRedirectResolver, type User } from '@firebase/auth'

/** What the SDK's resolver is inside; its version is pinned, and the browser tests sign in through it. */
interface Inside {
  _initialize(auth: Auth): Promise<unknown>
  _openPopup(auth: Auth, provider: unknown, authType: string, eventId: string): Promise<OpenedPopup>
}
type OpenedPopup = { window: Window | null }

const SdkResolver = browserPopupRedirectResolver as unknown as new () => Inside

let popup: OpenedPopup | null = null

/** Whether the last popup has been closed, by the player or because it was done with. */
export const isPopupClosed = () => popup !== null && popup.window?.closed !== false
export const forgetPopup = () => {
  popup = null
}

/** The SDK's resolver, which loads its frame when asked to and never before. `standIn`: the local service's address. */
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
  // The SDK takes the class and makes its instance.
  return Resolver as unknown as PopupRedirectResolver
}

/** Loads the resolver's frame, so that a click can open the popup while it still counts as one. */
export async function prepareResolver(auth: Auth): Promise<void> {
  await (auth as unknown as { _popupRedirectResolver: Inside })._popupRedirectResolver._initialize(auth)
}

/**
 * Has the SDK take up its stored user as it is. By itself it first looks the account up, and takes any answer but none
 * for the end of the session: a service with troubles of its own would sign everybody out.
 */
export function keepStoredUser(auth: Auth): void {
  const inside = auth as unknown as {
    reloadAndSetCurrentUserOrClear: (user: User) => Promise<void>
    directlySetCurrentUser: (user: User) => Promise<void>
  }
  inside.reloadAndSetCurrentUserOrClear = (user) => inside.directlySetCurrentUser(user)
}

let frames: Promise<void> | undefined

/** The stand-in's in place of the one script that the SDK would fetch from Google. */
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
