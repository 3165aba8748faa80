/** The page of `/` in bytes, for each list that could be today's. */
import { brotliCompressSync, constants } from 'node:zlib'
import { openDatabase } from '../../worker/db/open.ts'
import { listFromCatalogue, loadCatalogue } from '../../worker/lists/catalogue.ts'
import { saveCatalogueDay } from '../../worker/schedule/queries.ts'
import { easternDate } from '../../worker/shared/game/eastern-day.ts'
import type { Figure } from './figures.ts'
import { openWorker, type Stage } from './stage.ts'

const MOST_BYTES = 10_000

/** What Cloudflare's edge compresses an answer with that is made on the spot. */
const EDGE_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** The worst over the whole catalogue. */
export async function weighHtml(stage: Stage): Promise<Figure> {
  const worker = await openWorker(stage, 'html-weight')
  try {
    const { DB } = await worker.getBindings<Env>()
    const catalogue = await loadCatalogue()
    let worst = { key: '', bytes: 0 }
    for (const [at, entry] of catalogue.entries()) {
      await DB.batch(['daily_games', 'lists', 'catalogue_uses'].map((table) => DB.prepare(`DELETE FROM ${table}`)))
      const list = listFromCatalogue(entry, crypto.randomUUID())
      await saveCatalogueDay(openDatabase(DB), easternDate(Date.now()), entry.key, list, Date.now())
      // The page is kept by host: another host is a page made anew.
      const answer = await worker.dispatchFetch(`https://list-${String(at).padStart(3, '0')}.example/`)
      const html = await answer.text()
      if (answer.status !== 200 || !html.includes(list.id))
        throw new Error(`no page for ${entry.key}: ${answer.status}`)
      const bytes = brotliCompressSync(html, EDGE_QUALITY).length
      if (bytes > worst.bytes) worst = { key: entry.key, bytes }
    }
    return {
      part: 'weights',
      name: 'HTML of /, brotli (quality 4, as the edge)',
      value: worst.bytes,
      unit: 'bytes',
      most: MOST_BYTES,
      note: `worst of ${catalogue.length} lists: ${worst.key}`,
    }
  } finally {
    await worker.dispose()
  }
}
