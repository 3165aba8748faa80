import typography from '../styles/typography.module.css'

/** Milliseconds: a closing dialog and the like come first. */
const AFTER_THE_SCREEN = 150
/** Milliseconds of emptiness, so that the same words are announced again. */
const EMPTY = 50

/** Rendered empty: a live region that arrives with text is not announced. */
export function Announcer() {
  return <p className={typography.srOnly} role="status" data-announcer="" />
}

const waiting: string[] = []
let isSpeaking = false

/** Announces in the open dialog, which silences the page, else on the page. Texts queue. */
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
