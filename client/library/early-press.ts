declare global {
  interface Window {
    /** The last press or choice on the page as it was served. */
    earlyPress?: Event
  }
}

/** Does what was pressed or chosen before the client was there; to be called when the page's controls have just become its own. */
export function doEarlyPress(): void {
  // What comes from now on, and what has only just been answered, is no longer early.
  window.onclick = null
  window.onchange = null
  const { earlyPress } = window
  delete window.earlyPress
  const { type, target } = earlyPress ?? {}
  if (!(target instanceof Element) || !target.isConnected) return
  if (type === 'change') target.dispatchEvent(new Event('change', { bubbles: true }))
  else target.closest('button')?.click()
}
