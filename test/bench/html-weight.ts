/** The size of the page `/` in bytes, for each list that could be today's. */
import { openDatabase } from '../../worker/db/open.ts'
import { compress } from '../../worker/http/response-cache.ts'
import { listFromCatalogue, loadCatalogue } from '../../worker/lists/catalogue.ts'
import { saveCatalogueDay } from '../../worker/schedule/queries.ts'
import { easternDate } from '../../worker/shared/game/eastern-day.ts'
import { type Figure, median } from './figures.ts'
import { openWorker, type Stage } from './stage.ts'

const MOST_BYTES = 10_000

/** The largest over the whole catalogue, and the data that is fetched later for that list. */
export async function weighHtml(stage: Stage): Promise<{ html: Figure; data: string }> {
  const worker = await openWorker(stage, 'html-weight', { main: 'test/bench/counting-worker.ts' })
  try {
    const { DB } = await worker.getBindings<Env>()
    const catalogue = await loadCatalogue()
    let worst = { key: '', bytes: 0 }
    const sizes: number[] = []
    let data = ''
    for (const [at, entry] of catalogue.entries()) {
      await DB.batch(['daily_games', 'lists', 'catalogue_uses'].map((table) => DB.prepare(`DELETE FROM ${table}`)))
      const list = listFromCatalogue(entry, crypto.randomUUID())
      await saveCatalogueDay(openDatabase(DB), easternDate(Date.now()), entry.key, list, Date.now())
      // An isolate caches today's game: a different one draws the page again.
      const answer = await worker.dispatchFetch('https://topple.example/', { headers: { 'X-Isolate': `list ${at}` } })
      const html = await answer.text()
      if (answer.status !== 200 || !html.includes(list.id))
        throw new Error(`no page for ${entry.key}: ${answer.status}`)
      const bytes = compress(new TextEncoder().encode(html), 'br').length
      sizes.push(bytes)
      if (bytes > worst.bytes) worst = { key: entry.key, bytes }
      if (bytes < worst.bytes) continue
      const rest = await worker.dispatchFetch('https://topple.example/api/daily-game', {
        headers: { 'X-Isolate': `list ${at}` },
      })
      data = await rest.text()
    }
    const html = {
      part: 'weights',
      name: 'HTML of /, all that is needed to play, brotli (as the worker sends it)',
      value: worst.bytes,
      unit: 'bytes',
      most: MOST_BYTES,
      note: `worst of ${catalogue.length} lists: ${worst.key}; median ${median(sizes)}`,
    }
    return { html, data }
  } finally {
    await worker.dispose()
  }
}
