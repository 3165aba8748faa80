import { useLayoutEffect, useRef } from 'react'
import type { Say } from '../guess-bar.tsx'
import type { GameStore } from '../saving/game-store.ts'
import { takeOverOnce } from './handover.ts'

type Player = {
  /** Shows the sentence without announcing it again. */
  takeUp: (said: Omit<Say, 'at'>) => void
  /** For a game that ended before the client had come. */
  end: () => void
  guess: (text: string) => void
}

/** React has drawn a button of the same name. */
const drawn = (button: HTMLElement) =>
  button.isConnected ? button : document.querySelector<HTMLElement>(`button[aria-label="${button.ariaLabel}"]`)

/** Continues the boot script's game before the next paint. */
export function useHandover(listId: string, store: GameStore, player: Player): void {
  const latest = useRef(player)
  latest.current = player

  useLayoutEffect(() => {
    const hand = takeOverOnce(listId)
    if (!hand || hand.play_id !== store.getPlayId()) return
    const { takeUp, end, guess } = latest.current
    if (hand.said) takeUp(hand.said)
    if (hand.said && store.getState().gameStatus !== 'playing') end()
    if (hand.waiting) guess(hand.waiting)
    const { pressed } = hand
    if (pressed) queueMicrotask(() => drawn(pressed)?.click())
  }, [listId, store])
}
