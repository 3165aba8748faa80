/** For controls that vanish or are disabled when pressed. */
export const focusHeading = () => document.querySelector('h1')?.focus({ preventScroll: true })

/** Where the focused control is gone, the heading of the screen, or of its dialog, takes the focus. */
export function focusScreen(): void {
  if (document.activeElement !== document.body) return
  const ofDialog = document.querySelector<HTMLElement>('dialog:modal h2')
  if (ofDialog) ofDialog.focus({ preventScroll: true })
  else focusHeading()
}
