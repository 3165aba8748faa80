import { useLayoutEffect, useRef } from 'react'
import type { Say } from './guess-bar.tsx'
import { takeOverOnce } from './handover.ts'
import type { GameStore } from './saving/game-store.ts'

type Player = {
  /** Shows what was said, without having it read out again. */
  takeUp: (said: Omit<Say, 'at'>) => void
  /** For a game that has ended before the client was there. */
  end: () => void
  guess: (text: string) => void
}

/** On the board React has drawn a button of the same name in its place. */
const drawn = (button: HTMLElement) =>
  button.isConnected ? button : document.querySelector<HTMLElement>(`button[aria-label="${button.ariaLabel}"]`)

/** Goes on where the boot script has stopped, before the page is painted anew. */
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
