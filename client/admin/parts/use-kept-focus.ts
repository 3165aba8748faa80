import { useEffect } from 'react'

/** Moves the focus to the heading of the dialog or the screen where its element has gone. */
export function useKeptFocus(): void {
  useEffect(() => {
    const listening = new AbortController()
    let last: Element | null = null
    const note = () => {
      last = document.activeElement === document.body ? null : document.activeElement
    }
    for (const event of ['focusin', 'click'])
      document.addEventListener(event, note, { capture: true, signal: listening.signal })
    const observer = new MutationObserver(() => {
      const focused = document.activeElement
      const isGone = focused === document.body && last !== null && !(last.isConnected && last.checkVisibility())
      if (isGone || focused?.matches(':disabled')) headingOf()?.focus({ preventScroll: true })
    })
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden'] })
    return () => {
      listening.abort()
      observer.disconnect()
    }
  }, [])
}

const headingOf = () =>
  [...document.querySelectorAll('dialog[open]')].at(-1)?.querySelector('h2') ?? document.querySelector('h1')
