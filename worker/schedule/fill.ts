import { addDays, daysBetween } from '#shared/game/eastern-day.ts'
import type { Database } from '../db/open.ts'
import type { World } from '../env.ts'
import { type CatalogueList, listFromCatalogue, loadCatalogue } from '../lists/catalogue.ts'
import { listFilledDays, listUsedCatalogueKeys, type SavedDay, saveCatalogueDay } from './queries.ts'

/** Days to either side within which a category is not repeated while there is a choice. */
const APART = 3

/**
 * Puts unused catalogue lists on the empty dates from `first` to `last`, and says which dates it filled. Safe to run
 * twice, or beside another run: a date that another has filled in the meantime is left as it is.
 */
export async function fillDays(db: Database, world: World, first: string, last: string): Promise<string[]> {
  const around = await listFilledDays(db, addDays(first, -APART), addDays(last, APART))
  const categories = new Map(around.map((day) => [day.date, day.category]))
  const dates = Array.from({ length: daysBetween(first, last) + 1 }, (_, days) => addDays(first, days))
  const empty = dates.filter((date) => !categories.has(date))
  if (empty.length === 0) return []

  const used = await listUsedCatalogueKeys(db)
  const unused = (await loadCatalogue()).filter((entry) => !used.has(entry.key))
  const filled: string[] = []
  for (const date of empty) {
    let outcome: SavedDay
    do {
      const entry = draw(unused, nearbyCategories(categories, date), world.dice)
      if (!entry) return filled
      outcome = await saveCatalogueDay(db, date, entry.key, listFromCatalogue(entry, crypto.randomUUID()), world.now())
      if (outcome !== 'date-taken') unused.splice(unused.indexOf(entry), 1)
      if (outcome === 'saved') {
        categories.set(date, entry.category)
        filled.push(date)
      }
      // The other run may never come to this date, so the next list is drawn for it.
    } while (outcome === 'list-taken')
  }
  return filled
}

function nearbyCategories(categories: Map<string, string>, date: string): Set<string | undefined> {
  return new Set(Array.from({ length: 2 * APART + 1 }, (_, at) => categories.get(addDays(date, at - APART))))
}

/** By lot, so that the catalogue's order tells nobody tomorrow's list. */
function draw(unused: CatalogueList[], nearby: Set<string | undefined>, dice: () => number): CatalogueList | undefined {
  const apart = unused.filter((entry) => !nearby.has(entry.category))
  const choice = apart.length > 0 ? apart : unused
  return choice[Math.floor(dice() * choice.length)]
}
