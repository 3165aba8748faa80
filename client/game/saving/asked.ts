import { readStored, writeStored } from '../../browser-storage.ts'

/** The pending guess: it has cost nothing yet, and survives a closed or reloaded tab. */
const KEY = 'topple:asked'

/** `guess` empty: none is pending. */
export const keepAsked = (playId: string, guess: string) => writeStored(KEY, playId + guess)

/** It stays until it is judged: the tab that sent it may still be open. */
export function readAsked(playId: string): string {
  const asked = readStored(KEY)
  return typeof asked === 'string' && asked.startsWith(playId) ? asked.slice(playId.length) : ''
}
