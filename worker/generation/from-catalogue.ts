import type { Database } from '../db/open.ts'
import { listFromCatalogue, loadCatalogue } from '../lists/catalogue.ts'
import { similarOnes } from '../lists/similarity.ts'
import { titlesOfOthers } from '../schedule/fill.ts'
import { listUsedCatalogueKeys } from '../schedule/queries.ts'
import type { Commission, Generated } from './generate-list.ts'
import { nearestList } from './nearest-list.ts'

/** The nearest unused list unlike any existing one, or the reason there is none. */
export async function chooseList(
  db: Database,
  { topic, is_ranked }: Pick<Commission, 'topic' | 'is_ranked'>,
): Promise<Generated> {
  const [catalogue, used] = await Promise.all([loadCatalogue(), listUsedCatalogueKeys(db)])
  const repeats = similarOnes(catalogue, await titlesOfOthers(db, used))
  const kind = is_ranked ? 'ranked' : 'unranked'
  const ofKind = catalogue.filter((entry) => entry.is_ranked === is_ranked && !used.has(entry.key))
  if (ofKind.length === 0) return failed(`Every ${kind} list in the built-in catalogue has been used.`)
  const unused = ofKind.filter((entry) => !repeats.has(entry))
  if (unused.length === 0)
    return failed(`Every ${kind} list left in the built-in catalogue is too similar to an existing list.`)
  const entry = nearestList(topic, unused, catalogue)
  if (!entry) {
    const categories = [...new Set(unused.map(({ category }) => category))].sort().join(', ')
    return failed(
      `The built-in catalogue has no unused ${kind} lists close to this topic. It has some about: ${categories}.`,
    )
  }
  const { id: _, item_count: __, ...content } = listFromCatalogue(entry, '')
  return { outcome: 'list', content, findings: [], key: entry.key }
}

const failed = (sentence: string) => ({ outcome: 'failed' as const, sentence, is_outage: false })
