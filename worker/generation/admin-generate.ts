import type { GenerateRequest } from '#shared/contract/admin.ts'
import { ApiError, conflict } from '../http/errors.ts'
import { listFromCatalogue, loadCatalogue } from '../lists/catalogue.ts'
import { untilSettled } from '../schedule/admin-audit.ts'
import { type Occasion, requireRow } from '../schedule/admin-changes.ts'
import { readSchedule } from '../schedule/admin-queries.ts'
import { listUsedCatalogueKeys, saveCatalogueDay } from '../schedule/queries.ts'
import { nearestList } from './nearest-list.ts'

/**
 * Puts the catalogue's unused list that is nearest to the topic on an empty date, and says which list. Throws 400 for a
 * date beyond the schedule, 409 for a past or filled date, 422 where the catalogue has nothing of the kind.
 */
export function placeFromCatalogue({ db, actor, now, today }: Occasion, request: GenerateRequest): Promise<string> {
  const { topic, game_date, is_ranked } = request
  return untilSettled(async () => {
    await requireEmpty({ db, today }, game_date)
    const [catalogue, used] = await Promise.all([loadCatalogue(), listUsedCatalogueKeys(db)])
    const unused = catalogue.filter((entry) => entry.is_ranked === is_ranked && !used.has(entry.key))
    const kind = is_ranked ? 'ranked' : 'unranked'
    if (unused.length === 0)
      throw new ApiError(422, 'catalogue-used-up', `Every ${kind} list of the built-in catalogue has been used.`)
    const entry = nearestList(topic, unused, catalogue)
    if (!entry) {
      const categories = [...new Set(unused.map(({ category }) => category))].sort().join(', ')
      const sentence = `The built-in catalogue has no unused ${kind} list near this topic. It has some about: ${categories}.`
      throw new ApiError(422, 'no-list-near', sentence)
    }
    const list = listFromCatalogue(entry, crypto.randomUUID())
    const outcome = await saveCatalogueDay(db, game_date, entry.key, list, now, actor)
    return outcome === 'saved' ? list.id : null
  })
}

/** Throws 400 for a date beyond the schedule, and 409 for a past one or one that holds a list. */
export async function requireEmpty({ db, today }: Pick<Occasion, 'db' | 'today'>, date: string): Promise<void> {
  const schedule = await readSchedule(db, today)
  requireRow(schedule, today, date)
  const held = schedule.get(date)
  if (held) throw conflict('date-filled', `There is a list on ${date} already: “${held.title}”.`)
}
