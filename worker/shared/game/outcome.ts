import type { GameState } from './new-game.ts'

export type HintRefusal =
  | 'All letters revealed'
  | 'No hints available'
  | 'No more clue hints available'
  | 'No more items available'
  | 'No empty slots available'

export type Outcome =
  | { type: 'found'; position: number; index: number }
  | { type: 'missed' }
  | { type: 'letter'; position: number; letter: string }
  | { type: 'clue'; position: number; clue: string }
  | { type: 'gave-up' }
  | { type: 'refused'; reason: HintRefusal | 'not playing' | 'already found' | 'no slot' }

export type Played = { state: GameState; outcome: Outcome }
