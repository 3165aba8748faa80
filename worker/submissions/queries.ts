import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { FeedbackPage, IdeasPage, PageQuery } from '#shared/contract/admin.ts'
import { HANDLED_CLEARED } from '#shared/limits.ts'
import type { Database } from '../db/open.ts'
import { lists } from '../db/schema/schedule.ts'
import { feedback, listIdeas } from '../db/schema/submissions.ts'
import { findSimilar } from './similar-ideas.ts'

/** Newest first. A rejected list does not appear. */
export async function listIdeasPage(
  db: Database,
  { page, per_page }: PageQuery,
  withProcessed: boolean,
): Promise<Pick<IdeasPage, 'data' | 'total'>> {
  const isShown = withProcessed ? undefined : eq(listIdeas.processed, false)
  const [rows, total] = await Promise.all([
    db
      .select({ idea: listIdeas, title: lists.title })
      .from(listIdeas)
      .leftJoin(lists, eq(lists.id, listIdeas.list_id))
      .where(isShown)
      .orderBy(desc(listIdeas.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    db.$count(listIdeas, isShown),
  ])
  const similar = await findSimilar(
    db,
    rows.flatMap(({ idea }) => (idea.processed ? [] : [idea])),
  )
  const data = rows.map(({ idea, title }) => ({
    ...idea,
    similar_to: similar.get(idea.id) ?? null,
    created_at: new Date(idea.created_at).toISOString(),
    list_id: title === null ? null : idea.list_id,
    list: title === null ? null : { title },
  }))
  return { data, total }
}

/** `now`: UTC, ms. */
export async function saveAdminIdea(db: Database, idea: string, ranked: boolean, made_by: string | null, now: number) {
  await db.insert(listIdeas).values({ idea, ranked, made_by, created_at: now, approved: true })
}

/** Returns how many of them there are. */
export async function markIdeas(db: Database, ids: number[], approved: boolean): Promise<number> {
  const { meta } = await db.update(listIdeas).set({ approved }).where(inArray(listIdeas.id, ids))
  return meta.changes
}

export async function removeIdeas(db: Database, ids: number[]): Promise<void> {
  await db.delete(listIdeas).where(inArray(listIdeas.id, ids))
}

/** Newest first. */
export async function listFeedbackPage(
  db: Database,
  { page, per_page }: PageQuery,
  withImplemented: boolean,
): Promise<Pick<FeedbackPage, 'data' | 'total'>> {
  const isShown = withImplemented ? undefined : eq(feedback.implemented, false)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(feedback)
      .where(isShown)
      .orderBy(desc(feedback.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    db.$count(feedback, isShown),
  ])
  return { data: rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() })), total }
}

/** False if it was deleted. */
export async function markFeedback(db: Database, id: number, implemented: boolean): Promise<boolean> {
  const { meta } = await db.update(feedback).set({ implemented }).where(eq(feedback.id, id))
  return meta.changes > 0
}

export async function removeFeedback(db: Database, id: number): Promise<void> {
  await db.delete(feedback).where(eq(feedback.id, id))
}

/** Implemented feedback and processed ideas of before `time` (UTC, ms), the oldest first. */
export async function removeHandledBefore(db: Database, time: number): Promise<number> {
  const read = and(eq(feedback.implemented, true), lt(feedback.created_at, time))
  const used = and(eq(listIdeas.processed, true), lt(listIdeas.created_at, time))
  const [one, other] = await db.batch([
    db
      .delete(feedback)
      .where(
        inArray(
          feedback.id,
          db.select({ id: feedback.id }).from(feedback).where(read).orderBy(feedback.id).limit(HANDLED_CLEARED),
        ),
      ),
    db
      .delete(listIdeas)
      .where(
        inArray(
          listIdeas.id,
          db.select({ id: listIdeas.id }).from(listIdeas).where(used).orderBy(listIdeas.id).limit(HANDLED_CLEARED),
        ),
      ),
  ])
  return one.meta.changes + other.meta.changes
}
