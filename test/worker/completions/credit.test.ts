import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { acceptResponse } from '#shared/contract/contested.ts'
import { DAY } from '#shared/limits.ts'
import { resultCounts, results } from '../../../worker/db/schema/results.ts'
import { read } from '../../support/answers.ts'
import { openContested } from '../../support/contested.ts'
import { makeResult } from '../../support/lists.ts'

describe('a result whose refused guess was accepted later', () => {
  /** A day on which Granite was accepted for the tenth item; the game was played before that. */
  async function openAccepted() {
    const day = await openContested()
    const acceptIt = async () => {
      await day.contest('granite')
      await read(await day.accept(await day.onlyId(), 10), acceptResponse)
    }
    const late = makeResult(day.list, 9, { total_guesses: 11, refused_guesses: ['marble', 'Granite'] })
    const counts = async () => day.db.select().from(resultCounts).where(eq(resultCounts.list_id, day.list.id)).get()
    return { ...day, acceptIt, late, counts }
  }

  test('is credited once, when it is stored', async () => {
    const { acceptIt, late, send, counts, statisticsOf, db, list, date } = await openAccepted()
    await acceptIt()
    for (const _ of [1, 2])
      expect(await send('late-paul', late)).toMatchObject({
        score: 100,
        items_guessed: list.items.map(({ name }) => name),
      })
    expect(await counts()).toMatchObject({ scores: { 100: 1 }, found: { 0: 1, 9: 1 } })
    const player = await statisticsOf('late-paul')
    expect(player).toMatchObject({ games_played: 1, average_items_guessed: 10, average_score: 100 })
    expect(player.days[date]).toEqual({ score: 100, is_perfect: true })
    const row = await db.select().from(results).where(eq(results.list_id, list.id)).get()
    expect(row).toMatchObject({ total_guesses: 11, refused_guesses: ['marble'] })
  })

  test('gets no credit for an unaccepted guess or an item already found', async () => {
    const { acceptIt, send, list, counts } = await openAccepted()
    await acceptIt()
    const refused_guesses = ['marble', 'granit', 'granite']
    expect(await send('paul', makeResult(list, 10, { total_guesses: 13, refused_guesses }))).toMatchObject({
      score: 100,
    })
    expect(
      await send('quinn', makeResult(list, 3, { refused_guesses: ['marble', 'granit'], total_guesses: 5 })),
    ).toMatchObject({ score: 30 })
    expect(await counts()).toMatchObject({ scores: { 100: 1, 30: 1 } })
  })

  test('is credited when it joins an account, if a guest played it', async () => {
    const { acceptIt, late, post, send, counts, statisticsOf, stats } = await openAccepted()
    expect((await post('/api/game-completion', late)).status).toBe(201)
    await acceptIt()
    expect(await stats()).toMatchObject({ average_score: 90 })
    expect(await send('late-guest', { ...late, is_joining: true })).toMatchObject({ score: 100 })
    expect(await counts()).toMatchObject({ scores: { 100: 1 }, found: { 9: 1 } })
    expect(await statisticsOf('late-guest')).toMatchObject({ games_played: 1, average_score: 100 })
  })

  test('of an old day is credited in its account alone, and makes no streak', async () => {
    const { acceptIt, late, send, counts, statisticsOf, list, date, world } = await openAccepted()
    await send('in-time', makeResult(list, 9))
    await acceptIt()
    world.set(world.now() + 3 * DAY)
    expect(await send('too-late', { ...late, is_joining: true })).toMatchObject({ score: 100 })
    expect(await counts()).toMatchObject({ scores: { 90: 1 }, found: { 8: 1 } })
    const player = await statisticsOf('too-late')
    expect(player).toMatchObject({ games_played: 1, average_score: 100 })
    expect(player.days).not.toHaveProperty(date)
  })
})
