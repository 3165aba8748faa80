import { lastPage } from '#shared/contract/common.ts'
import type { List } from '#shared/contract/game.ts'
import type {
  LibraryCompletion,
  LibraryEntry,
  LibraryInPage,
  LibraryPage,
  LibraryQuery,
} from '#shared/contract/library.ts'
import { libraryAddress } from '#shared/contract/library-address.ts'
import { easternDate, todaysUntil } from '#shared/game/eastern-day.ts'
import { isRanked } from '#shared/game/new-game.ts'
import { LIBRARY_PAGE_SIZE, TODAY_MAX_AGE, UNRANKED_SLOTS } from '#shared/limits.ts'
import { listPlayedLists, listResultsOfLists } from '../completions/queries.ts'
import { completionOf, type Result } from '../completions/result.ts'
import { type Database, openDatabase } from '../db/open.ts'
import type { World } from '../env.ts'
import { listLists } from '../lists/queries.ts'
import type { Player } from '../tokens/verify-token.ts'
import { findNextUnplayed, listPastDays } from './queries.ts'

type PastDay = Awaited<ReturnType<typeof listPastDays>>[number]
type PastDays = { today: string; until: number; days: PastDay[] }

const isolates = new WeakMap<World, PastDays>()

/** Newest first, before `today`. */
export async function getLibraryPage(
  db: Database,
  world: World,
  today: string,
  query: LibraryQuery,
  player: Player | null,
): Promise<LibraryPage> {
  const { page } = query
  const days = await pastDays(db, world, today)
  const chosen = await choose(db, days, query, player)
  const shown = chosen.slice((page - 1) * LIBRARY_PAGE_SIZE, page * LIBRARY_PAGE_SIZE)
  const [data, next_unplayed] = await Promise.all([
    entriesOf(db, shown, player),
    player ? findNextUnplayed(db, player.uid, today) : undefined,
  ])
  const last_page = lastPage(chosen.length, LIBRARY_PAGE_SIZE)
  const address = (n: number) => (n >= 1 && n <= last_page ? `/api${libraryAddress({ ...query, page: n })}` : null)
  return {
    data,
    current_page: page,
    last_page,
    total: chosen.length,
    prev_page_url: address(page - 1),
    next_page_url: address(page + 1),
    categories: [...new Set(days.map((day) => day.category))].sort(),
    ...(next_unplayed !== undefined && { next_unplayed }),
  }
}

/** `until`: UTC, ms. */
export async function getGuestsLibrary(
  env: Env,
  world: World,
  query: LibraryQuery,
): Promise<{ library: LibraryInPage; until: number }> {
  const now = world.now()
  const today = easternDate(now)
  const page = await getLibraryPage(openDatabase(env.DB), world, today, query, null)
  return { library: { today, query, page }, until: todaysUntil(now) }
}

/** Each read costs a row per past day, so it happens at most once a minute. */
async function pastDays(db: Database, world: World, today: string): Promise<PastDay[]> {
  const known = isolates.get(world)
  if (known?.today === today && known.until > world.now()) return known.days
  const days = await listPastDays(db, today)
  isolates.set(world, { today, until: world.now() + TODAY_MAX_AGE * 1000, days })
  return days
}

async function choose(db: Database, days: PastDay[], { category, played }: LibraryQuery, player: Player | null) {
  const ofCategory = category === undefined ? days : days.filter((day) => day.category === category)
  if (!played || !player) return ofCategory
  const lists = await listPlayedLists(db, player.uid)
  return ofCategory.filter((day) => lists.has(day.list_id) === (played === 'yes'))
}

async function entriesOf(db: Database, days: PastDay[], player: Player | null): Promise<LibraryEntry[]> {
  const ids = days.map((day) => day.list_id)
  const [lists, results] = await Promise.all([
    listLists(db, ids),
    player ? listResultsOfLists(db, player.uid, ids) : [],
  ])
  return days.flatMap(({ id: daily_id, date, list_id }) => {
    const list = lists.find((row) => row.id === list_id)
    if (!list) return []
    const { id, title, description, category, is_ranked, item_count } = list
    const ofList = results.filter((result) => result.list_id === id)
    const result = ofList.find(({ game_type }) => game_type === 'daily') ?? ofList[0]
    return {
      list: { id, title, description, category, is_ranked, item_count },
      daily_game: { id: daily_id, date },
      ...(player && { completion: result ? libraryCompletionOf(list, result) : null }),
    }
  })
}

function libraryCompletionOf(list: List, result: Result & Pick<LibraryCompletion, 'game_type'>): LibraryCompletion {
  const found = isRanked(list)
    ? list.items.map((_, index) => result.items_guessed.includes(index))
    : Array.from({ length: UNRANKED_SLOTS }, (_, slot) => slot < result.items_guessed.length)
  return { ...completionOf(list, result), game_type: result.game_type, found }
}
