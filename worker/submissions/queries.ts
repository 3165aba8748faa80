import { desc, eq } from 'drizzle-orm'
import type { FeedbackPage, IdeasPage, PageQuery } from '#shared/contract/admin.ts'
import type { Database } from '../db/open.ts'
import { lists } from '../db/schema/schedule.ts'
import { feedback, listIdeas } from '../db/schema/submissions.ts'

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
  const data = rows.map(({ idea, title }) => ({
    ...idea,
    created_at: new Date(idea.created_at).toISOString(),
    list_id: title === null ? null : idea.list_id,
    list: title === null ? null : { title },
  }))
  return { data, total }
}

/** `now`: UTC, ms. */
export async function saveAdminIdea(db: Database, idea: string, ranked: boolean, made_by: string | null, now: number) {
  await db.insert(listIdeas).values({ idea, ranked, made_by, created_at: now })
}

export async function removeIdea(db: Database, id: number): Promise<void> {
  await db.delete(listIdeas).where(eq(listIdeas.id, id))
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

export async function saveFeedback(db: Database, text: string, now: number): Promise<void> {
  await db.insert(feedback).values({ text, created_at: now })
}

export async function saveListIdea(db: Database, idea: string, ranked: boolean, now: number): Promise<void> {
  await db.insert(listIdeas).values({ idea, ranked, created_at: now })
}
