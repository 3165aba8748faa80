import { type RefObject, useEffect, useRef } from 'react'
import { takeAsked } from './asked.ts'
import type { GameStore } from './game-store.ts'

/**
 * When the script has arrived: shows the board, takes up a guess that was sent before, and puts back one whose check was
 * cut off.
 */
export function useStart(
  input: RefObject<HTMLInputElement | null>,
  store: GameStore,
  guess: (text: string) => void,
): void {
  const latest = useRef(guess)
  latest.current = guess

  useEffect(() => {
    const page = document.documentElement.dataset
    const field = input.current
    const asked = takeAsked(store.getPlayId())
    if (asked && field && field.value === '') {
      field.value = asked
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const wasSubmitted = page.submitted !== undefined
    delete page.restoring
    delete page.submitted
    page.ready = ''
    if (wasSubmitted && field?.value.trim()) latest.current(field.value)
    // On a phone the keyboard would cover the list before it was read.
    const hasKeyboard = matchMedia('(min-width: 60rem) and (pointer: fine)').matches
    if (hasKeyboard && store.getState().gameStatus === 'playing') field?.focus({ preventScroll: true })
  }, [input, store])
}
