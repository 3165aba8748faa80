/** Sees each step through the browser's history first; the router does not hear of a step that it stops. */
export const historyGuard: { current: ((event: PopStateEvent) => void) | null } = { current: null }

// In the first screen's script: Chromium calls a window's listeners, capturing ones too, in the order in which they were added,
// and this one comes before the router's.
addEventListener('popstate', (event) => historyGuard.current?.(event))
