declare global {
  interface Window {
    /** Set by the served page (before-paint.ts): notes `earlyPress`, and leads a player's card to its list. */
    keepPress?: (event: Event) => void
    /** The last press or choice before hydration. */
    earlyPress?: Event
  }
}

/** Replays a press from before hydration; call it after hydration. */
export function doEarlyPress(): void {
  const { keepPress, earlyPress, event } = window
  if (!keepPress) return
  for (const type of ['click', 'change']) window.removeEventListener(type, keepPress, true)
  delete window.keepPress
  delete window.earlyPress
  // React answers the press that made it hydrate.
  if (!earlyPress || earlyPress === event) return
  const { type, target } = earlyPress
  if (!(target instanceof Element) || !target.isConnected) return
  if (type === 'change') target.dispatchEvent(new Event('change', { bubbles: true }))
  else target.closest('button')?.click()
}
