import type { GameState } from '#shared/game/new-game.ts'
import type { Tone } from '../board/said.tsx'

export type Handover = {
  list_id: string
  play_id: string
  state: GameState
  said?: { tone: Tone; text: string; guess: string }
  /** Pending guesses, oldest first. */
  waiting: string[]
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
