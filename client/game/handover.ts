import type { GameState } from '#shared/game/new-game.ts'

/** The game as the boot script has played it, for the client to go on with. */
export type Handover = {
  list_id: string
  play_id: string
  state: GameState
  /** What was said last, where anything was. */
  said?: { tone: 'yes' | 'no'; text: string; guess: string }
  /** A guess that waits for the whole rules; none is empty. */
  waiting?: string
  /** A button that opens something, pressed before it could. */
  pressed?: HTMLElement | null
}

declare global {
  interface Window {
    /** Ends the boot script: the page is again as it was served, and the game is the client's. Null: nothing was done. */
    handOver?: () => Handover | null
  }
}

let handover: Handover | null = null

/** What the boot script has played of the list, asked for as often as needed; null where it has not. */
export function takeOver(listId: string): Handover | null {
  if (typeof window !== 'undefined' && window.handOver) {
    handover = window.handOver()
    delete window.handOver
  }
  return handover?.list_id === listId ? handover : null
}

/** What waits to be done with it, for whoever asks first. */
export function takeOverOnce(listId: string): Handover | null {
  const taken = takeOver(listId)
  handover = null
  return taken
}
