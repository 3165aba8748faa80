import { type RefObject, useEffect } from 'react'
import type { GameStore } from './game-store.ts'

/** When the script has arrived: shows the board. */
export function useStart(input: RefObject<HTMLInputElement | null>, store: GameStore): void {
  useEffect(() => {
    const page = document.documentElement.dataset
    const field = input.current
    delete page.restoring
    page.ready = ''
    // On a phone the keyboard would cover the list before it was read.
    const hasKeyboard = matchMedia('(min-width: 60rem) and (pointer: fine)').matches
    if (hasKeyboard && store.getState().gameStatus === 'playing') field?.focus({ preventScroll: true })
  }, [input, store])
}
