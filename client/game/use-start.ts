import { type RefObject, useEffect } from 'react'
import { readAsked } from './saving/asked.ts'
import type { GameStore } from './saving/game-store.ts'

/** When the script has arrived: shows the board, and puts back a guess whose check was cut off. */
export function useStart(input: RefObject<HTMLInputElement | null>, store: GameStore): void {
  useEffect(() => {
    const page = document.documentElement.dataset
    const field = input.current
    // What stands in the field may be what is being checked.
    const asked = readAsked(store.getPlayId())
    if (asked && field?.value === '') {
      field.value = asked
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    delete page.restoring
    page.ready = ''
    // On a phone the keyboard would cover the list before it was read.
    const hasKeyboard = matchMedia('(min-width: 60rem) and (pointer: fine)').matches
    const isFree = document.activeElement === document.body
    if (hasKeyboard && isFree && store.getState().gameStatus === 'playing') field?.focus({ preventScroll: true })
  }, [input, store])
}
