import { and, between, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/sqlite-core'
import { addDays } from '#shared/game/eastern-day.ts'
import {
  ADDRESS_FORMS,
  ADDRESS_QUESTIONS,
  CONTESTED_MAX,
  HANDLED_CLEARED,
  MODEL_QUESTIONS_SHARE_OF_OTHERS,
  REFUSED_GUESSES_MAX,
  TRACES_KEPT_DAYS,
} from '#shared/limits.ts'
import { type AddressDay, countOne, hasLeft, takeOne } from '../addresses/address-day.ts'
import type { Models } from '../ai/models.ts'
import { rejectedBefore } from '../audit/queries.ts'
import type { Database } from '../db/open.ts'
import { retryWrite } from '../db/retry-write.ts'
import { contestedGuesses, contests, judgedGuesses, modelQuestions } from '../db/schema/guesses.ts'
import { dailyGames } from '../db/schema/schedule.ts'

type GuessKey = { list_id: string; guess: string }

const isKey = ({ list_id, guess }: GuessKey) => and(eq(judgedGuesses.list_id, list_id), eq(judgedGuesses.guess, guess))

/** A stored verdict, or another caller's claim. */
export async function findJudgedGuess(db: Database, key: GuessKey) {
  return (await db.select().from(judgedGuesses).where(isKey(key)).get()) ?? null
}

/** `day`: today, of the asking address. */
type Budget = { day: AddressDay; list_id: string; limits: Models['questions'] }

/** False if the guess is judged or claimed, or the questions of the day or the address are used up. */
export async function claimQuestion(db: Database, key: GuessKey, budget: Budget, now: number, until: number) {
  if (budget.limits.all < 1 || budget.limits.list < 1) return false
  const [claimed] = await db.batch([
    db
      .insert(judgedGuesses)
      .select(sql`SELECT ${key.list_id}, ${key.guess}, NULL, ${until} WHERE NOT EXISTS (
        SELECT 1 FROM ${modelQuestions} WHERE ${isDay(budget)} AND NOT (${hasQuestions(budget)}))
        AND ${hasLeft(budget.day, 'questions', ADDRESS_QUESTIONS)}`)
      .onConflictDoUpdate({
        target: [judgedGuesses.list_id, judgedGuesses.guess],
        set: { asking_until: until },
        // The previous claimant died.
        setWhere: lt(judgedGuesses.asking_until, now),
      }),
    db
      .insert(modelQuestions)
      .select(sql`SELECT ${budget.day.date}, 1, ${JSON.stringify({ [budget.list_id]: 1 })} WHERE changes() = 1`)
      .onConflictDoUpdate({ target: modelQuestions.date, set: oneMore(budget) }),
    countOne(db, budget.day, 'questions'),
  ])
  return claimed.meta.changes === 1
}

/** False if the day's questions are used up. The address's are counted, but a claimed guess is judged whole. */
export async function takeQuestion(db: Database, budget: Budget): Promise<boolean> {
  const [{ meta }] = await db.batch([
    db
      .update(modelQuestions)
      .set(oneMore(budget))
      .where(and(isDay(budget), hasQuestions(budget))),
    countOne(db, budget.day, 'questions'),
  ])
  return meta.changes === 1
}

const isDay = ({ day }: Budget) => eq(modelQuestions.date, day.date)

const askedOf = (list_id: string | SQL): SQL =>
  sql`coalesce(json_extract(${modelQuestions.of_lists}, '$."' || ${list_id} || '"'), 0)`

/** Lists other than today's leave it a share. */
function hasQuestions({ day, list_id, limits }: Budget): SQL {
  const todays = sql`(SELECT ${dailyGames.list_id} FROM ${dailyGames} WHERE ${dailyGames.date} = ${day.date})`
  return sql`${modelQuestions.asked} < ${limits.all} AND ${askedOf(list_id)} < ${limits.list} AND (${list_id} IS ${todays}
    OR ${modelQuestions.asked} - ${askedOf(todays)} < ${limits.all * MODEL_QUESTIONS_SHARE_OF_OTHERS})`
}

const oneMore = ({ list_id }: Budget) => ({
  asked: sql`${modelQuestions.asked} + 1`,
  of_lists: sql`json_set(${modelQuestions.of_lists}, ${`$."${list_id}"`}, ${askedOf(list_id)} + 1)`,
})

/** `until` identifies the claim; `item` is an index, or null for no match. */
export async function keepVerdict(db: Database, key: GuessKey, until: number, item: number | null): Promise<void> {
  await retryWrite(() =>
    db
      .update(judgedGuesses)
      .set({ item, asking_until: null })
      .where(and(isKey(key), eq(judgedGuesses.asking_until, until))),
  )
}

/** Part of a batch: after an edit the stored indexes may be wrong. */
export const forgetVerdicts = (db: Database, list_id: string) =>
  db.delete(judgedGuesses).where(eq(judgedGuesses.list_id, list_id))

export async function dropClaim(db: Database, key: GuessKey, until: number): Promise<void> {
  await retryWrite(() => db.delete(judgedGuesses).where(and(isKey(key), eq(judgedGuesses.asking_until, until))))
}

/**
 * Counts each guess once per game, at most REFUSED_GUESSES_MAX per game and CONTESTED_MAX unsettled ones per list.
 * `text`: the player's spelling. False beyond ADDRESS_FORMS.
 */
export async function saveContest(db: Database, day: AddressDay, key: GuessKey, play_id: string, text: string) {
  const ofList = sql`FROM ${contestedGuesses} WHERE list_id = ${key.list_id}`
  const hasRoom = sql`(SELECT count(*) FROM ${contests} WHERE list_id = ${key.list_id} AND play_id = ${play_id})
    < ${REFUSED_GUESSES_MAX} AND (EXISTS (SELECT 1 ${ofList} AND guess = ${key.guess}) OR ${CONTESTED_MAX} > (
      SELECT count(*) FROM (SELECT 1 ${ofList} AND is_settled = 0 LIMIT ${CONTESTED_MAX})))`
  const [counted] = await retryWrite(() =>
    db.batch([
      takeOne(db, day, 'forms', ADDRESS_FORMS),
      db
        .insert(contests)
        // CASE, so that an address without forms left reads nothing.
        .select(
          sql`SELECT ${key.list_id}, ${play_id}, ${key.guess} WHERE CASE changes() WHEN 1 THEN ${hasRoom} ELSE 0 END`,
        )
        .onConflictDoNothing(),
      db
        .insert(contestedGuesses)
        .select(sql`SELECT NULL, ${key.list_id}, ${key.guess}, ${text}, 1, 0, NULL, '', 0 WHERE changes() = 1`)
        .onConflictDoUpdate({
          target: [contestedGuesses.list_id, contestedGuesses.guess],
          set: { times: sql`${contestedGuesses.times} + 1` },
        }),
    ]),
  )
  return counted.meta.changes === 1
}

/**
 * Clears contests of lists dated before `date`, or rejected before `gone` and not restored; totals stay. Goes list by
 * list: an index by time would cost each contest a row.
 */
export async function removeContestsBefore(db: Database, date: string, gone: number): Promise<number> {
  const old = db.select({ list_id: dailyGames.list_id }).from(dailyGames).where(lt(dailyGames.date, date))
  const { meta } = await db.delete(contests).where(inArray(contests.list_id, union(old, rejectedBefore(db, gone))))
  return meta.changes
}

/**
 * Clears settled contested guesses of lists dated in the weeks before `date`, so that unsettled ones are not read for
 * ever; and all of lists rejected before `gone`.
 */
export async function removeContestedBefore(db: Database, date: string, gone: number): Promise<number> {
  const { id, list_id, is_settled } = contestedGuesses
  const left = between(dailyGames.date, addDays(date, -TRACES_KEPT_DAYS), addDays(date, -1))
  const old = db.select({ list_id: dailyGames.list_id }).from(dailyGames).where(left)
  const some = (where: SQL | undefined) =>
    db
      .delete(contestedGuesses)
      .where(inArray(id, db.select({ id }).from(contestedGuesses).where(where).limit(HANDLED_CLEARED)))
  const [settled, rejected] = await db.batch([
    some(and(inArray(list_id, old), eq(is_settled, true))),
    some(inArray(list_id, rejectedBefore(db, gone))),
  ])
  return settled.meta.changes + rejected.meta.changes
}

export async function removeVerdictsOfRejected(db: Database, gone: number): Promise<number> {
  const { meta } = await db.delete(judgedGuesses).where(inArray(judgedGuesses.list_id, rejectedBefore(db, gone)))
  return meta.changes
}

export async function removeQuestionsBefore(db: Database, date: string): Promise<number> {
  const { meta } = await db.delete(modelQuestions).where(lt(modelQuestions.date, date))
  return meta.changes
}
