import typography from './typography.module.css'

/** Milliseconds: what changes on the screen, a dialog that closes say, comes first. */
const AFTER_THE_SCREEN = 150
/** Milliseconds for which the region stands empty, so that the same words are said again. */
const EMPTY = 50

/** A live region that stands empty from the start: a region that arrives with its text is not read out. */
export function Announcer() {
  return <p className={typography.srOnly} role="status" data-announcer="" />
}

const waiting: string[] = []
let isSpeaking = false

/**
 * Has a screen reader say `text`: in the open dialog, outside of which everything is silent, else on the page. What is
 * still to be said comes first.
 */
export function announce(text: string): void {
  waiting.push(text)
  if (!isSpeaking) next()
}

function next(): void {
  isSpeaking = waiting.length > 0
  if (!isSpeaking) return
  setTimeout(() => {
    write('')
    setTimeout(() => {
      write(waiting.shift() ?? '')
      next()
    }, EMPTY)
  }, AFTER_THE_SCREEN)
}

function write(words: string): void {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1)
  const region = open ? open.querySelector(':scope > [data-announcer]') : document.querySelector('[data-announcer]')
  if (region) region.textContent = words
}
