/** Where the focused control is gone, the heading of the screen, or of its dialog, takes the focus. */
export function focusScreen(): void {
  if (document.activeElement !== document.body) return
  const heading = document.querySelector<HTMLElement>('dialog:modal h2') ?? document.querySelector('h1')
  heading?.focus({ preventScroll: true })
}
