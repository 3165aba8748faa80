import type { Ledger } from './ledger.ts'
import { faultsOfCounts } from './reckoning-counts.ts'
import { faultsOfPlays } from './reckoning-plays.ts'
import { faultsOfSchedule } from './reckoning-schedule.ts'
import { readStored } from './stored.ts'

/** All that is not as it must be after the day, each in a sentence. `now`: UTC, ms. */
export async function reckon(ledger: Ledger, start: string, now: number): Promise<string[]> {
  const stored = await readStored()
  return [
    ...faultsOfPlays(stored, ledger),
    ...faultsOfCounts(stored),
    ...faultsOfSchedule(stored, ledger, { began: Date.parse(start), ended: now }),
  ]
}
