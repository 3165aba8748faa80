/** Keeps a dialog beside the keyboard that iOS lays over the page, and its page from scrolling. Returns the end. */
export function fitInSight(dialog: HTMLDialogElement): () => void {
  const page = document.documentElement
  // A vanishing scrollbar would move the page.
  page.toggleAttribute('data-has-scrollbar', window.innerWidth > page.clientWidth)
  const viewport = window.visualViewport
  if (!viewport) return () => {}
  const fit = () => {
    // Pinch zoom shrinks the visible height too.
    if (viewport.scale > 1.01) return
    const { height, offsetTop } = viewport
    dialog.style.setProperty('--seen', `${height}px`)
    dialog.style.setProperty('--above', `${offsetTop}px`)
    dialog.style.setProperty('--below', `${Math.max(0, window.innerHeight - offsetTop - height)}px`)
    const focused = document.activeElement
    if (focused && dialog.contains(focused)) focused.scrollIntoView({ block: 'nearest' })
  }
  for (const type of ['resize', 'scroll']) viewport.addEventListener(type, fit)
  return () => {
    for (const type of ['resize', 'scroll']) viewport.removeEventListener(type, fit)
  }
}
