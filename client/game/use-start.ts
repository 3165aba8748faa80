import { type RefObject, useEffect } from 'react'
import { readAsked } from './saving/asked.ts'
import type { GameStore } from './saving/game-store.ts'

/** On hydration: shows the board, and restores a guess whose check was interrupted. */
export function useStart(input: RefObject<HTMLInputElement | null>, store: GameStore): void {
  useEffect(() => {
    const page = document.documentElement.dataset
    const field = input.current
    // The field may hold that guess already.
    const asked = readAsked(store.getPlayId())
    if (asked && field?.value === '') {
      field.value = asked
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    delete page.restoring
    page.ready = ''
    // On a phone the keyboard would cover the list.
    const hasKeyboard = matchMedia('(min-width: 60rem) and (pointer: fine)').matches
    const isFree = document.activeElement === document.body
    if (hasKeyboard && isFree && store.getState().gameStatus === 'playing') field?.focus({ preventScroll: true })
  }, [input, store])
}
