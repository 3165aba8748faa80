type Guard = (event: PopStateEvent) => void

let guard: Guard | null = null

// Registered when the app's script is read, before the router's own: a window calls its listeners in that order.
addEventListener('popstate', (event) => guard?.(event))

/** Has `next` see each step through the browser's history first; what it stops, the router does not see. */
export function guardHistory(next: Guard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = null
  }
}
