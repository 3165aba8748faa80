import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { success } from '#shared/contract/common.ts'
import { contestedGuesses, judgedGuesses } from '../../../worker/db/schema/guesses.ts'
import { read } from '../../support/answers.ts'
import { openApp } from '../../support/app.ts'
import { openJudging } from '../../support/judging.ts'
import { openDay } from '../../support/lists.ts'
import { keepLog } from '../../support/logged.ts'
import { LOST_WHEN, losingConnection } from '../../support/troubled-database.ts'

keepLog()

let days = 0
let date = ''
beforeEach(() => {
  date = `2032-01-${String(++days).padStart(2, '0')}`
})

describe.each(LOST_WHEN)('a connection to the database that is lost %s', (_, how) => {
  test('costs no verdict: it is kept for all players, and asked for once', async () => {
    const { DB, tries } = losingConnection(env.DB, 'update "judged_guesses"', how)
    const { judge, model, charged } = await openJudging(date, {}, { DB })
    const before = await charged()
    expect(await judge('amber stone')).toMatchObject({ matched: true, item_name: 'Amber', source: 'ai' })
    expect(tries()).toBe(2)
    expect(await judge('amber stone')).toMatchObject({ matched: true, source: 'judged' })
    expect(model.asked).toHaveLength(2)
    expect(await charged()).toBe(before + 2)
  })

  test('makes nobody wait for a model that has failed', async () => {
    const { DB, tries } = losingConnection(env.DB, 'delete from "judged_guesses"', how)
    const { judge, model, db, list } = await openJudging(date, {}, { DB })
    model.next('500')
    expect(await judge('amber stone')).toMatchObject({ matched: false, error: 'request-failed' })
    expect(tries()).toBe(2)
    expect(await db.$count(judgedGuesses, eq(judgedGuesses.list_id, list.id))).toBe(0)
  })

  test('counts once that a player says that a guess should count', async () => {
    const { list, world, db } = await openDay(date)
    const { DB, tries } = losingConnection(env.DB, 'insert into "address_days"', how)
    const { post } = openApp(world, { DB })
    const said = { guess: 'granite', play_id: crypto.randomUUID() }
    await read(await post(`/api/lists/${list.id}/contest-guess`, said), success)
    expect(tries()).toBe(2)
    const rows = await db.select().from(contestedGuesses).where(eq(contestedGuesses.list_id, list.id))
    expect(rows).toMatchObject([{ guess: 'granite', times: 1 }])
  })
})
