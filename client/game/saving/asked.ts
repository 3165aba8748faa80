import { readStored, writeStored } from '../../browser-storage.ts'

/** The guess that is being checked: it has cost nothing yet, and a tab that is closed or reloaded shall not lose it. */
const KEY = 'topple:asked'

/** `guess`: empty where none is being checked any more. */
export const keepAsked = (playId: string, guess: string) => writeStored(KEY, playId + guess)

/** What is kept of the play `playId`; it stays until it has been judged, as the tab that had it checked may be there still. */
export function readAsked(playId: string): string {
  const asked = readStored(KEY)
  return typeof asked === 'string' && asked.startsWith(playId) ? asked.slice(playId.length) : ''
}
