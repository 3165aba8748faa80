/** Sees a history step before the router does. */
export const historyGuard: { current: ((event: PopStateEvent) => void) | null } = { current: null }

// Chromium calls a window's listeners, capturing ones too, in the order added, and this one must
// precede the router's.
addEventListener('popstate', (event) => historyGuard.current?.(event))
