import { desc, eq, sql } from 'drizzle-orm'
import type { IdeasPage } from '#shared/contract/admin.ts'
import { IDEA_COMPARED_LENGTH, IDEAS_COMPARED } from '#shared/limits.ts'
import type { Database } from '../db/open.ts'
import { listIdeas } from '../db/schema/submissions.ts'
import { similarTo } from '../lists/similarity.ts'
import { listLatestDays } from '../schedule/queries.ts'

type Similar = IdeasPage['data'][number]['similar_to']

/** Id -> a list, or else another pending idea, that is much like it. */
export async function findSimilar(
  db: Database,
  pending: readonly { id: number; idea: string }[],
): Promise<Map<number, Similar>> {
  if (pending.length === 0) return new Map()
  const title = sql<string>`substr(${listIdeas.idea}, 1, ${IDEA_COMPARED_LENGTH})`
  const [days, ideas] = await Promise.all([
    listLatestDays(db, IDEAS_COMPARED),
    db
      .select({ id: listIdeas.id, title })
      .from(listIdeas)
      .where(eq(listIdeas.processed, false))
      .orderBy(desc(listIdeas.id))
      .limit(IDEAS_COMPARED),
  ])
  const lists = days.map((day) => ({ id: null, title: day.title }))
  const texts = pending.map(({ id, idea }) => ({ id, title: idea.slice(0, IDEA_COMPARED_LENGTH) }))
  const similar = similarTo(texts, [...lists, ...ideas], (text, other) => text.id === other.id)
  return new Map(similar.map((one, at) => [texts[at]?.id ?? 0, one && { title: one.title, is_list: one.id === null }]))
}
