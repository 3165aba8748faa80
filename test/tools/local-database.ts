import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { getPlatformProxy } from 'wrangler'
import { openDatabase } from '../../worker/db/open.ts'
import { realWorld } from '../../worker/env.ts'
import { listFromCatalogue, loadCatalogue } from '../../worker/lists/catalogue.ts'
import { fillDays } from '../../worker/schedule/fill.ts'
import { saveCatalogueDay } from '../../worker/schedule/queries.ts'
import { addDays, easternDate } from '../../worker/shared/game/eastern-day.ts'
import { DAYS_AHEAD } from '../../worker/shared/limits.ts'

/** A new local deployment starts with a library to browse. */
const DAYS_BEFORE = 40

/**
 * Migrates the local database in the folder `state` and puts a list on each empty day around today. `todaysKey` is the
 * catalogue list for an empty today; otherwise today's list is drawn like the others. Logs the filled days. Existing
 * data stays.
 */
export async function migrateAndSeed(state: string, todaysKey?: string): Promise<string[]> {
  await promisify(execFile)('wrangler', ['d1', 'migrations', 'apply', 'topple', '--local', '--persist-to', state])
  const { env, dispose } = await getPlatformProxy<Env>({ persist: { path: `${state}/v3` } })
  try {
    const db = openDatabase(env.DB)
    const today = easternDate(realWorld.now())
    const chosen = (await loadCatalogue()).find((entry) => entry.key === todaysKey)
    if (chosen)
      await saveCatalogueDay(db, today, chosen.key, listFromCatalogue(chosen, crypto.randomUUID()), realWorld.now())
    return (await fillDays(db, realWorld, addDays(today, -DAYS_BEFORE), addDays(today, DAYS_AHEAD))).filled
  } finally {
    await dispose()
  }
}
