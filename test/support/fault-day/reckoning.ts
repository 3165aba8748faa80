import type { Ledger } from './ledger.ts'
import { faultsOfCounts } from './reckoning-counts.ts'
import { faultsOfPlays } from './reckoning-plays.ts'
import { faultsOfSchedule } from './reckoning-schedule.ts'
import { readStored } from './stored.ts'

/** All faults after the day, each as a sentence, and counts of the rows. `now`: UTC, ms. */
export async function reckon(ledger: Ledger, start: string, now: number) {
  const stored = await readStored()
  const { guests, results, audit, contested, removedUsers } = stored
  return {
    faults: [
      ...faultsOfPlays(stored, ledger),
      ...faultsOfCounts(stored),
      ...faultsOfSchedule(stored, ledger, { began: Date.parse(start), ended: now }),
    ],
    kept: {
      results_stored: new Set([...guests, ...results].map(({ play_id }) => play_id)).size,
      results_joined: guests.filter(({ joined_uid }) => joined_uid !== null).length,
      accounts_deleted: removedUsers,
      admins_changes: audit.filter(({ uid }) => uid !== null).length,
      guesses_accepted: contested.filter(({ item }) => item !== null).length,
    },
  }
}
