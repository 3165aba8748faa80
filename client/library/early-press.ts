declare global {
  interface Window {
    /** Notes `earlyPress`, and leads a player's card to its list; of the page as it was served. */
    keepPress?: (event: Event) => void
    /** The last press or choice before the client. */
    earlyPress?: Event
  }
}

/** Does what was pressed or chosen before the client was there; to be called when the page's controls have just become its own. */
export function doEarlyPress(): void {
  const { keepPress, earlyPress, event } = window
  if (!keepPress) return
  for (const type of ['click', 'change']) window.removeEventListener(type, keepPress, true)
  delete window.keepPress
  delete window.earlyPress
  // The one for which React has taken the page over at a stroke is its own to answer.
  if (!earlyPress || earlyPress === event) return
  const { type, target } = earlyPress
  if (!(target instanceof Element) || !target.isConnected) return
  if (type === 'change') target.dispatchEvent(new Event('change', { bubbles: true }))
  else target.closest('button')?.click()
}
