import { useEffectEvent, useLayoutEffect } from 'react'
import type { Say } from '../guess-bar.tsx'
import type { GameStore } from '../saving/game-store.ts'
import { type Handover, takeOverOnce } from './handover.ts'

type Player = {
  /** Shows the sentence without announcing it again. */
  takeUp: (said: Omit<Say, 'at'>) => void
  /** For a game that ended before the client had come. */
  end: () => void
  guess: (...texts: string[]) => void
}

/** React has drawn a button of the same name. */
const drawn = (button: HTMLElement) =>
  button.isConnected ? button : document.querySelector<HTMLElement>(`button[aria-label="${button.ariaLabel}"]`)

/** Continues the boot script's game before the next paint. */
export function useHandover(listId: string, store: GameStore, player: Player): void {
  const goOn = useEffectEvent(({ said, waiting, pressed }: Handover) => {
    if (said) player.takeUp(said)
    if (said && store.getState().gameStatus !== 'playing') player.end()
    if (waiting.length > 0) player.guess(...waiting)
    if (pressed) queueMicrotask(() => drawn(pressed)?.click())
  })

  useLayoutEffect(() => {
    const hand = takeOverOnce(listId)
    if (hand?.play_id === store.getPlayId()) goOn(hand)
  }, [listId, store])
}
