import { find } from '../game/draw-game.ts'

/**
 * Asks for what comes later, which stands as text at the end of the page, once the first frame has been drawn: a browser
 * would else fetch and run it before anything can be seen. A tab in the background draws none.
 */
export function askLater(): void {
  if (document.hidden) addEventListener('load', ask)
  else requestAnimationFrame(() => setTimeout(ask))
}

/** Each in a task of its own, so that a key pressed in between is not kept waiting. */
function ask(): void {
  // Browsers that do not know `rel=expect` draw a page whose end has not come.
  if (document.readyState === 'loading') {
    addEventListener('load', ask)
    return
  }
  for (const element of [...new Range().createContextualFragment(find('#end').innerHTML).children])
    setTimeout(() => document.head.append(element))
}
