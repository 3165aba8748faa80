/**
 * Keeps the page playable until the client is there: a guess is judged, shown, counted and kept at once. It stands in the
 * page itself, so that nothing more has to come.
 */
import { find } from './draw.tsx'
import { button, field, openPlay } from './play.ts'

let opened: ReturnType<typeof openPlay> | undefined
/** A fresh board is shown without: the first guess opens it. */
const play = () => {
  opened ??= openPlay()
  return opened
}
let pressed: HTMLElement | null = null

const end = new AbortController()
const on = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) =>
  document.addEventListener(name, listener, { capture: true, signal: end.signal })
// For good: while the client takes over, too, nothing may be sent off. Enter is a click, too (guess-bar.tsx).
find('form').onsubmit = button.onclick = () => false
on('input', () => {
  pressed = null
  button.disabled = field.value.trim() === ''
})
on('keydown', ({ key, target }) => {
  if (key === 'Enter' && target === field && button.disabled) play().guess(field.value)
})
on('click', ({ target }) => {
  pressed = (target as Element).closest<HTMLElement>('[aria-haspopup]') ?? pressed
  if (target === button) play().guess(field.value)
})

const root = document.documentElement.dataset
// The cookie has told of a game of today's.
if ('restoring' in root) {
  play().restore()
  delete root.restoring
}

window.handOver = () => {
  end.abort()
  return opened || pressed ? { ...play().handOver(), pressed } : null
}

/** Asks for what comes later, which stands as text at the end of the page. Each in a task of its own: no key waits for all. */
const askLater = () => {
  // Browsers that do not know `rel=expect` draw a page whose end has not come.
  if (document.readyState === 'loading') return addEventListener('load', askLater)
  for (const element of [...new Range().createContextualFragment(find('#end').innerHTML).children])
    setTimeout(() => document.head.append(element))
}
// Once the first frame is drawn: a browser would else fetch and run it all before. A tab in the background draws none.
if (document.hidden) addEventListener('load', askLater)
else requestAnimationFrame(() => setTimeout(askLater))
