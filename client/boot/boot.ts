/** Makes the page playable before the client has come. */
import { find } from './draw.tsx'
import { button, field, openPlay } from './play.ts'

let opened: ReturnType<typeof openPlay> | undefined
/** A fresh board needs no game: the first guess opens it. */
const play = () => {
  opened ??= openPlay()
  return opened
}
let pressed: HTMLElement | null = null

const end = new AbortController()
const on = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) =>
  document.addEventListener(name, listener, { capture: true, signal: end.signal })
// Outlives the boot script: no form may be submitted during the takeover. Enter arrives as a click (guess-bar.tsx).
find('form').onsubmit = button.onclick = button.onpointerdown = () => false
on('input', () => {
  pressed = null
  button.disabled = field.value.trim() === ''
})
on('keydown', ({ key, target }) => {
  if (key === 'Enter' && target === field && button.disabled) play().guess(field.value)
})
on('click', ({ target }) => {
  pressed = (target as Element).closest<HTMLElement>('[aria-haspopup]') ?? pressed
  if (target !== button) return
  // The button is disabled next, which would drop the focus.
  field.focus()
  play().guess(field.value)
})

const root = document.documentElement.dataset
// The cookie says that a game of today has begun.
if ('restoring' in root) {
  play().restore()
  delete root.restoring
}

window.handOver = () => {
  end.abort()
  return opened || pressed ? { ...play().handOver(), pressed } : null
}

/** Loads the links at the end of the page, each in a task of its own, so that no key press waits for all of them. */
const askLater = () => {
  // Browsers without `rel=expect` draw a page whose end has not arrived.
  if (document.readyState === 'loading') return addEventListener('load', askLater)
  for (const element of [...new Range().createContextualFragment(find('#end').innerHTML).children])
    setTimeout(() => document.head.append(element))
}
// After the first frame: the browser would otherwise fetch and run all of it first. A background tab draws no frame.
if (document.hidden) addEventListener('load', askLater)
else requestAnimationFrame(() => setTimeout(askLater))
