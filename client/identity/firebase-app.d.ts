import '@firebase/app'

/** Left out of the published types: what the SDK's own packages find each other by. */
declare module '@firebase/app' {
  export function _getProvider(
    app: FirebaseApp,
    name: 'auth-internal',
  ): { getImmediate: () => { addAuthTokenListener: (heard: () => void) => void } }
}
