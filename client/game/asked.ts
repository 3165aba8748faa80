/**
 * The guess that is being checked, behind its play's id: it has cost nothing yet, and a tab that is reloaded shall not lose
 * it. Each tab has its own.
 */
const KEY = 'topple:asked'

export function keepAsked(playId: string, guess: string): void {
  try {
    sessionStorage[KEY] = playId + guess
  } catch {
    // It stands in the field all the same.
  }
}

/** What is kept of the play `playId`, once; empty where there is nothing. */
export function takeAsked(playId: string): string {
  try {
    const asked: string = sessionStorage[KEY] ?? ''
    if (!asked.startsWith(playId)) return ''
    sessionStorage.removeItem(KEY)
    return asked.slice(playId.length)
  } catch {
    return ''
  }
}
