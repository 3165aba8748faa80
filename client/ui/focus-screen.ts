/** For controls that vanish or are disabled when pressed. */
export const focusHeading = () => document.querySelector('h1')?.focus({ preventScroll: true })

let hasMoved = false
export const noteMove = () => {
  hasMoved = true
}

/** For a screen that has come. A page that has just loaded has lost no focus. */
export const focusNewScreen = () => {
  if (hasMoved) focusScreen()
}

/** Where the focused control is gone, the heading of the screen, or of its dialog, takes the focus. */
export function focusScreen(): void {
  if (document.activeElement !== document.body) return
  const ofDialog = document.querySelector<HTMLElement>('dialog:modal h2')
  if (ofDialog) ofDialog.focus({ preventScroll: true })
  else focusHeading()
}
