import { PLAYER_KEY } from '#shared/contract/stored-keys.ts'
import { removeStored, storedKeys } from '../browser-storage.ts'

const OURS = 'topple:'

/**
 * Clears this browser's storage at sign-out. What is not the account's stays: guests' games and results, other players',
 * and results that wait to be sent (under their player's uid).
 */
export function forgetAccount(uid: string): void {
  for (const key of storedKeys('')) {
    const isAccounts = !key.startsWith(OURS) || key === PLAYER_KEY || key.endsWith(`:${uid}`)
    if (isAccounts) removeStored(key)
  }
}
