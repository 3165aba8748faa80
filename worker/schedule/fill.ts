import type { BatchItem } from 'drizzle-orm/batch'
import type { AdminList } from '#shared/contract/admin.ts'
import { addDays, daysBetween } from '#shared/game/eastern-day.ts'
import { TITLES_SHOWN } from '#shared/limits.ts'
import type { Database } from '../db/open.ts'
import type { World } from '../env.ts'
import { type CatalogueList, listFromCatalogue, loadCatalogue } from '../lists/catalogue.ts'
import { findEditedList } from '../lists/queries.ts'
import { similarOnes } from '../lists/similarity.ts'
import {
  type CatalogueUse,
  listCatalogueUses,
  listFilledDays,
  listLatestDays,
  listUsedCatalogueKeys,
  type SavedDay,
  saveCatalogueCopy,
  saveCatalogueDay,
} from './queries.ts'

/** Days to either side that avoid the same category, if possible. */
const APART = 3

type Filled = {
  filled: string[]
  /** The dates in `filled` that got a copy of a used list. */
  copies: string[]
}

export type Filling = {
  /** Dates that a job will fill. */
  awaited?: readonly string[]
  /** Grows with each date, so that it survives a throw. */
  done?: Filled
  /**
   * Joins each date's batch, so that a killed run leaves its progress stored. `grown`: `done` with that date; `left`:
   * unused catalogue lists then.
   */
  beside?: (grown: Filled, left: number) => BatchItem<'sqlite'>
}

/**
 * Fills empty dates from the catalogue; once all its lists are used, it copies those played longest ago. A date stays
 * empty only if every list was rejected. Safe to repeat and to run concurrently.
 */
export async function fillDays(
  db: Database,
  world: World,
  first: string,
  last: string,
  { awaited = [], done = { filled: [], copies: [] }, beside }: Filling = {},
): Promise<Filled> {
  const around = await listFilledDays(db, addDays(first, -APART), addDays(last, APART))
  const categories = new Map(around.map((day) => [day.date, day.category]))
  const dates = Array.from({ length: daysBetween(first, last) + 1 }, (_, days) => addDays(first, days))
  const empty = dates.filter((date) => !categories.has(date) && !awaited.includes(date))
  if (empty.length === 0) return done

  const stock = await openStock(db)
  const repeats = similarOnes(stock.unused, await titlesOfOthers(db, stock.used))
  for (const date of empty) {
    let outcome: SavedDay
    do {
      const unused = draw(without(stock.unused, repeats), nearbyCategories(categories, date), world.dice)
      const next = unused ? { entry: unused, use: null } : await stock.longestAgo(date)
      if (!next) return done
      const { entry, use } = next
      const list = await listOf(db, next)
      const grown: Filled = { filled: [...done.filled, date], copies: use ? [...done.copies, date] : done.copies }
      const more = beside?.(grown, stock.unused.length - (use ? 0 : 1))
      outcome = use
        ? await saveCatalogueCopy(db, date, use, list, world.now(), more)
        : await saveCatalogueDay(db, date, entry.key, list, world.now(), more)
      if (outcome !== 'date-taken') stock.take(entry, outcome === 'saved' ? { list_id: list.id, date } : null)
      if (outcome === 'saved') {
        console.log(JSON.stringify({ event: 'filled', date, list_id: list.id, is_copy: use !== null }))
        categories.set(date, entry.category)
        Object.assign(done, grown)
      }
      // The other run may never reach this date, so draw another list.
    } while (outcome === 'list-taken')
  }
  return done
}

export async function countUnusedLists(db: Database): Promise<number> {
  return (await openStock(db)).unused.length
}

type Next = { entry: CatalogueList; use: CatalogueUse | null }

async function openStock(db: Database) {
  const catalogue = await loadCatalogue()
  const used = await listUsedCatalogueKeys(db)
  const unused = catalogue.filter((entry) => !used.has(entry.key))
  let uses: CatalogueUse[] | undefined
  return {
    used,
    unused,
    /** The list played longest before `date`, else the one farthest ahead. */
    longestAgo: async (date: string): Promise<Next | null> => {
      uses ??= (await listCatalogueUses(db)).filter(({ key }) => catalogue.some((entry) => entry.key === key))
      const use = uses.find((one) => one.date < date) ?? uses.at(-1)
      const entry = catalogue.find(({ key }) => key === use?.key)
      return use && entry ? { entry, use } : null
    },
    /** `now`: the list's new place; null: another run has taken it. */
    take: ({ key }: CatalogueList, now: Pick<CatalogueUse, 'list_id' | 'date'> | null) => {
      const at = unused.findIndex((entry) => entry.key === key)
      if (at >= 0) unused.splice(at, 1)
      uses = uses
        ?.flatMap((use) => (use.key !== key ? use : now ? { key, ...now } : []))
        .sort((one, other) => (one.date < other.date ? -1 : 1))
    },
  }
}

/** A copy keeps an admin's edits; an unedited list comes from the catalogue, which may have been corrected. */
async function listOf(db: Database, { entry, use }: Next): Promise<AdminList> {
  const id = crypto.randomUUID()
  const edited = use && (await findEditedList(db, use.list_id))
  return edited ? { ...edited, id } : { ...listFromCatalogue(entry, id), version: 1 }
}

function nearbyCategories(categories: Map<string, string>, date: string): Set<string | undefined> {
  return new Set(Array.from({ length: 2 * APART + 1 }, (_, at) => categories.get(addDays(date, at - APART))))
}

/** `used` limits the comparison, which would otherwise take milliseconds. */
export async function titlesOfOthers(db: Database, used: ReadonlySet<string>): Promise<string[]> {
  const own = new Set((await loadCatalogue()).filter(({ key }) => used.has(key)).map(({ title }) => title))
  return (await listLatestDays(db, TITLES_SHOWN)).map(({ title }) => title).filter((title) => !own.has(title))
}

function without(entries: CatalogueList[], repeats: ReadonlySet<CatalogueList>): CatalogueList[] {
  const others = entries.filter((entry) => !repeats.has(entry))
  return others.length > 0 ? others : entries
}

/** Random, so that the catalogue's order does not reveal tomorrow's list. */
function draw(unused: CatalogueList[], nearby: Set<string | undefined>, dice: () => number): CatalogueList | undefined {
  const apart = unused.filter((entry) => !nearby.has(entry.category))
  const choice = apart.length > 0 ? apart : unused
  return choice[Math.floor(dice() * choice.length)]
}
