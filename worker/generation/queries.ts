import {
  and,
  asc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import type { Finding } from '#shared/contract/admin.ts'
import type { ListContent } from '#shared/contract/game.ts'
import { HOUR, IDEA_TRIES } from '#shared/limits.ts'
import { commit, noteChange } from '../audit/changes.ts'
import { rejectedBefore } from '../audit/queries.ts'
import type { Database } from '../db/open.ts'
import { retryWrite } from '../db/retry-write.ts'
import { generationJobs, listFindings } from '../db/schema/generation.ts'
import { catalogueUses } from '../db/schema/schedule.ts'
import { listIdeas } from '../db/schema/submissions.ts'
import { insertList } from '../lists/queries.ts'
import { allOf, holdsList, insertDay } from '../schedule/admin-queries.ts'

export type Job = typeof generationJobs.$inferSelect
type IdeaState = { processed: boolean; approved: boolean }
/** `idea`: null without one, or if it was deleted. */
export type JobOfIdea = Job & { idea: IdeaState | null }
/** `uid` and `email` are the admin's; null: the schedule fills itself. */
export type JobRequest = Pick<Job, 'game_date' | 'topic' | 'model' | 'is_ranked' | 'uid' | 'email' | 'idea_id'>

/** The error of a job that lost its date or its idea; no try is counted. */
export const TAKEN = 'The date or the idea already has another list.'
export const IDEA_DELETED = 'The idea has been deleted.'
const IDEA_NOT_APPROVED = 'The approval of the idea has been withdrawn.'
const NO_TRIES = [TAKEN, IDEA_NOT_APPROVED]

/** The job has no idea, or one that is approved and pending. */
const isWanted = (idea_id: number | null) => sql`(${idea_id} IS NULL OR EXISTS (
  SELECT 1 FROM ${listIdeas} WHERE id = ${idea_id} AND processed = 0 AND approved = 1))`

/** False if the date is claimed or filled, or the idea claimed or gone. */
export async function claimJob(db: Database, request: JobRequest, attempts: number, now: number, until: number) {
  const { game_date, topic, model, is_ranked, uid, email, idea_id } = request
  const isFree = allOf(
    holdsList(game_date, null),
    isWanted(idea_id),
    sql`NOT EXISTS (SELECT 1 FROM ${generationJobs} WHERE idea_id = ${idea_id}
      AND game_date <> ${game_date} AND running_until >= ${now})`,
  )
  const { meta } = await db
    .insert(generationJobs)
    .select(sql`SELECT ${game_date}, ${topic}, ${model}, ${is_ranked ? 1 : 0}, ${uid}, ${email}, ${idea_id},
      ${attempts}, ${until}, NULL, NULL, NULL WHERE ${isFree}`)
    .onConflictDoUpdate({
      target: generationJobs.game_date,
      set: { ...request, attempts, running_until: until, ended_at: null, list_id: null, error: null },
      setWhere: or(isNull(generationJobs.running_until), lt(generationJobs.running_until, now)),
    })
  return meta.changes === 1
}

export async function findJob(db: Database, game_date: string): Promise<Job | null> {
  return (await db.select().from(generationJobs).where(eq(generationJobs.game_date, game_date)).get()) ?? null
}

export function listJobs(db: Database, first: string): Promise<JobOfIdea[]> {
  return selectJobs(db).where(gte(generationJobs.game_date, first)).orderBy(asc(generationJobs.game_date)).all()
}

export function listRunningJobs(db: Database, first: string, now: number): Promise<Job[]> {
  return db
    .select()
    .from(generationJobs)
    .where(and(gte(generationJobs.game_date, first), gte(generationJobs.running_until, now)))
    .all()
}

export function listBrokenOffJobs(db: Database, first: string, now: number): Promise<JobOfIdea[]> {
  return selectJobs(db)
    .where(and(gte(generationJobs.game_date, first), lt(generationJobs.running_until, now)))
    .all()
}

const selectJobs = (db: Database) =>
  db
    .select({
      ...getTableColumns(generationJobs),
      idea: { processed: listIdeas.processed, approved: listIdeas.approved },
    })
    .from(generationJobs)
    .leftJoin(listIdeas, eq(listIdeas.id, generationJobs.idea_id))

const isMine = (game_date: string, until: number) =>
  and(eq(generationJobs.game_date, game_date), eq(generationJobs.running_until, until))

/**
 * Ends a job without a list; false if the claim is lost. `error`: a sentence for the admin. `is_try`: counts as a try
 * of the idea.
 */
export async function endJob(
  db: Database,
  game_date: string,
  until: number,
  error: string,
  now: number,
  is_try = !NO_TRIES.includes(error),
): Promise<boolean> {
  const idea = db.select({ id: generationJobs.idea_id }).from(generationJobs).where(isMine(game_date, until))
  const [, { meta }] = await retryWrite(() =>
    db.batch([
      db
        .update(listIdeas)
        .set({ tries: sql`${listIdeas.tries} + ${is_try ? 1 : 0}` })
        .where(inArray(listIdeas.id, idea)),
      db.update(generationJobs).set({ running_until: null, ended_at: now, error }).where(isMine(game_date, until)),
    ]),
  )
  return meta.changes === 1
}

/** The lists they made stay. */
export async function removeJobsBefore(db: Database, date: string): Promise<number> {
  const { meta } = await db.delete(generationJobs).where(lt(generationJobs.game_date, date))
  return meta.changes
}

/** Null if the date is filled, the idea gone or the claim lost. Throws if the catalogue's list was used meanwhile. */
export async function saveGeneratedDay(
  db: Database,
  { game_date, uid, email, idea_id }: JobRequest,
  until: number,
  { content, findings, key }: { content: ListContent; findings: Finding[]; key?: string },
  now: number,
): Promise<string | null> {
  const id = crypto.randomUUID()
  const actor = uid === null ? null : { uid, email }
  const days = { [game_date]: { id, title: content.title } }
  const change = { list_id: id, before: { days: { [game_date]: null } }, after: { days } }
  const holds = allOf(
    sql`EXISTS (SELECT 1 FROM ${generationJobs} WHERE game_date = ${game_date} AND running_until = ${until})`,
    isWanted(idea_id),
  )
  const statements: Parameters<typeof commit>[1] = [
    noteChange(db, actor, now, { action: actor ? 'generate' : 'fill', ...change }, holds),
    insertList(db, { ...content, id, item_count: content.items.length, version: 1 }, now),
    insertDay(db, game_date, id),
    ...(key ? [db.insert(catalogueUses).values({ key, list_id: id, used_at: now })] : []),
    db.insert(listFindings).values({ list_id: id, findings }),
    db.update(generationJobs).set({ running_until: null, ended_at: now, list_id: id }).where(isMine(game_date, until)),
    db
      .update(listIdeas)
      .set({ processed: true, list_id: id })
      .where(eq(listIdeas.id, idea_id ?? -1)),
  ]
  // A try whose response was lost has ended the job: the retry changes nothing.
  const isSaved = await retryWrite(() => commit(db, statements))
  return isSaved || (await findJob(db, game_date))?.list_id === id ? id : null
}

export async function whyNotSaved(db: Database, { idea_id }: JobRequest): Promise<string> {
  if (idea_id === null) return TAKEN
  const idea = await db.select().from(listIdeas).where(eq(listIdeas.id, idea_id)).get()
  return whyNotWanted(idea ?? null)
}

export function whyNotWanted(idea: IdeaState | null): string {
  if (!idea) return IDEA_DELETED
  return idea.processed || idea.approved ? TAKEN : IDEA_NOT_APPROVED
}

export async function findFindings(db: Database, list_id: string): Promise<Finding[]> {
  const row = await db.select().from(listFindings).where(eq(listFindings.list_id, list_id)).get()
  return row?.findings ?? []
}

/** Part of the batch that edits a list. */
export const updateFindings = (db: Database, list_id: string, findings: Finding[]) =>
  db.update(listFindings).set({ findings }).where(eq(listFindings.list_id, list_id))

export async function removeFindings(db: Database, list_id: string): Promise<void> {
  await db.delete(listFindings).where(eq(listFindings.list_id, list_id))
}

/** Restored lists keep theirs. */
export async function removeFindingsOfRejected(db: Database, gone: number): Promise<number> {
  const { meta } = await db.delete(listFindings).where(inArray(listFindings.list_id, rejectedBefore(db, gone)))
  return meta.changes
}

/** Under a day: the next daily run starts a day after this one began, not after it ended. */
const TRIED_AGAIN_AFTER = 23 * HOUR

/**
 * An approved, unclaimed idea that has not failed lately or too often: the least tried, then the
 * longest ago failed, then the oldest.
 */
export async function findNextIdea(db: Database, now: number) {
  const { id, processed, approved, tries } = listIdeas
  const { idea_id, running_until, ended_at, error } = generationJobs
  const jobs = db
    .select({
      idea_id,
      until: max(running_until).as('until'),
      failed_at: sql<number | null>`max(CASE WHEN ${notInArray(error, NO_TRIES)} THEN ${ended_at} END)`.as('failed_at'),
    })
    .from(generationJobs)
    .where(isNotNull(idea_id))
    .groupBy(idea_id)
    .as('jobs')
  const isNext = and(
    eq(processed, false),
    eq(approved, true),
    lt(tries, IDEA_TRIES),
    or(isNull(jobs.until), lt(jobs.until, now)),
    or(isNull(jobs.failed_at), lte(jobs.failed_at, now - TRIED_AGAIN_AFTER)),
  )
  const row = await db
    .select(getTableColumns(listIdeas))
    .from(listIdeas)
    .leftJoin(jobs, eq(jobs.idea_id, id))
    .where(isNext)
    .orderBy(asc(tries), asc(jobs.failed_at), asc(id))
    .limit(1)
    .get()
  return row ?? null
}
