/** Milliseconds: what changes on the screen, a dialog that closes say, comes first. */
const AFTER_THE_SCREEN = 150

/** A live region that stands empty from the start: a region that arrives with its text is not read out. */
export function Announcer() {
  return <p className="sr" role="status" data-announcer="" />
}

let waiting: ReturnType<typeof setTimeout> | undefined

/** Has a screen reader say `text`: in the open dialog, outside of which everything is silent, else on the page. */
export function announce(text: string): void {
  clearTimeout(waiting)
  const say = (words: string) => {
    const regions = [
      ...document.querySelectorAll('dialog[open] [data-announcer]'),
      document.querySelector('[data-announcer]'),
    ]
    if (regions[0]) regions[0].textContent = words
  }
  waiting = setTimeout(() => {
    // Emptied first, so that the same words are said again.
    say('')
    waiting = setTimeout(() => say(text), AFTER_THE_SCREEN / 3)
  }, AFTER_THE_SCREEN)
}
