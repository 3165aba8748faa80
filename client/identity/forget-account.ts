import { PLAYER_KEY } from '#shared/contract/stored-keys.ts'
import { removeStored, storedKeys } from '../browser-storage.ts'

const OURS = 'topple:'

/** Guests', other players' and unsent results stay. */
export function forgetAccount(uid: string): void {
  for (const key of storedKeys('')) {
    const isAccounts = !key.startsWith(OURS) || key === PLAYER_KEY || key.endsWith(`:${uid}`)
    if (isAccounts) removeStored(key)
  }
}
