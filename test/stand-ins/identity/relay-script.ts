interface ParentFrame {
  announce: () => void
  register: (name: string, handle: () => unknown) => void
  send: (name: string, data: unknown) => void
}

declare const gapi: { iframes: { getContext: () => { getParentIframe: () => ParentFrame } } }

/**
 * The hidden frame in the app's page: passes the account chooser's result to the SDK. Sent to the browser as the
 * function's source text, so it must not refer to anything outside itself.
 */
export function relayEvents(): void {
  const query = new URLSearchParams(location.search)
  const key = `${query.get('apiKey')}:${query.get('appName')}`
  const parent = gapi.iframes.getContext().getParentIframe()
  const tell = (authEvent: unknown) => parent.send('authEvent', { type: 'authEvent', authEvent })

  function takeStored(): unknown {
    try {
      const stored = sessionStorage.getItem(`redirect-event:${key}`)
      sessionStorage.removeItem(`redirect-event:${key}`)
      return stored ? JSON.parse(stored) : null
    } catch {
      // A browser that denies frames their storage has no redirect result to report.
      return null
    }
  }

  parent.register('webStorageSupport', () => ({ status: 'ACK', webStorageSupport: true }))
  addEventListener('message', ({ origin, data }) => {
    if (origin === location.origin && data?.key === key) tell(data.authEvent)
  })
  parent.announce()
  tell(takeStored() ?? { type: 'unknown', error: { code: 'auth/no-auth-event', message: 'No event.' } })
}
