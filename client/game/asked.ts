import { readStored, removeStored, writeStored } from '../browser-storage.ts'

/** The guess that is being checked: it has cost nothing yet, and a tab that is closed or reloaded shall not lose it. */
const KEY = 'topple:asked'

export const keepAsked = (play_id: string, guess: string) => writeStored(KEY, { play_id, guess })

/** What is kept of the play `playId`, once. */
export function takeAsked(playId: string): string | null {
  const asked = readStored(KEY)
  if (typeof asked !== 'object' || asked === null || Reflect.get(asked, 'play_id') !== playId) return null
  removeStored(KEY)
  const guess: unknown = Reflect.get(asked, 'guess')
  return typeof guess === 'string' ? guess : null
}
