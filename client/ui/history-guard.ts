/** Sees each step through the browser's history before the router. */
export const historyGuard: { current: ((event: PopStateEvent) => void) | null } = { current: null }

// Chromium calls a window's listeners, capturing ones too, in the order added, and this one must
// precede the router's.
addEventListener('popstate', (event) => historyGuard.current?.(event))
