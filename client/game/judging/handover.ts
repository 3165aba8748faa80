import type { GameState } from '#shared/game/new-game.ts'

/** The boot script's game, for the client to continue. */
export type Handover = {
  list_id: string
  play_id: string
  state: GameState
  /** The last sentence. */
  said?: { tone: 'yes' | 'no'; text: string; guess: string }
  /** A pending guess. */
  waiting?: string
  /** A button pressed before its dialog could open. */
  pressed?: HTMLElement | null
}

declare global {
  interface Window {
    /** Ends the boot script and restores the served page. Null: nothing was played or pressed. */
    handOver?: () => Handover | null
  }
}

let handover: Handover | null = null

/** Null for another list; may be called repeatedly. */
export function takeOver(listId: string): Handover | null {
  if (typeof window !== 'undefined' && window.handOver) {
    handover = window.handOver()
    delete window.handOver
  }
  return handover?.list_id === listId ? handover : null
}

/** The handover's pending work, for the first caller only. */
export function takeOverOnce(listId: string): Handover | null {
  const taken = takeOver(listId)
  handover = null
  return taken
}
