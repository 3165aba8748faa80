import { _getProvider, initializeApp } from '@firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
} from '@firebase/auth'
import type { IdentitySettings } from '#shared/contract/identity.ts'
import { keepStoredUser, makeResolver } from './popup-resolver.ts'

export function openAuth(settings: IdentitySettings): Auth {
  const { api_key: apiKey, project: projectId, auth_domain, stand_in } = settings
  const app = initializeApp({ apiKey, projectId, authDomain: auth_domain ?? location.host })
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
    popupRedirectResolver: makeResolver(stand_in),
  })
  keepStoredUser(auth)
  if (stand_in) connectAuthEmulator(auth, stand_in, { disableWarnings: true })
  // A token listener turns the SDK's proactive refresh on.
  _getProvider(app, 'auth-internal')
    .getImmediate()
    .addAuthTokenListener(() => {})
  return auth
}

export function googleProvider(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider()
  provider.addScope('email')
  provider.addScope('profile')
  // Players who share a device choose an account.
  provider.setCustomParameters({ prompt: 'select_account' })
  return provider
}
