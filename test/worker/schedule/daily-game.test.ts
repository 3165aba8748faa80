import { expect, test } from 'vitest'
import { gameResponse } from '#shared/contract/game.ts'
import { openApp } from '../../support/app.ts'

test('where today has no list, the first request puts one there', async () => {
  const { request } = openApp()
  const answer = await request('/api/daily-game')
  expect(answer.status).toBe(200)
  const game = gameResponse.parse(await answer.json())
  expect(game.daily_game.date).toBe('2026-11-20')
})
