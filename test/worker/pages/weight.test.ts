import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { compress } from '../../../worker/http/kept.ts'
import { listFromCatalogue, loadCatalogue } from '../../../worker/lists/catalogue.ts'
import { nearOfCatalogue } from '../../../worker/lists/near.ts'
import { dailyPage } from '../../../worker/pages/html.ts'

const MOST_BYTES = 10_000

/** With sign-in, which has its settings in the page. */
const configured = {
  ...env,
  IDENTITY_PROJECT: 'topple-1a2b3',
  IDENTITY_API_KEY: 'AIzaSyD3xK9fJq2LmPz7VtR8wYbN4cQeHgUoXa1',
}

test('the page of each list of the catalogue is 10,000 bytes at most', async () => {
  const tooHeavy: string[] = []
  for (const entry of await loadCatalogue()) {
    const list = listFromCatalogue(entry, crypto.randomUUID())
    const daily_game = { id: crypto.randomUUID(), date: '2026-11-22' }
    const stored = { game: { daily_game, list }, near: await nearOfCatalogue(entry.key) }
    const { body } = await dailyPage(configured, 'https://topple.example', stored, true)
    expect(body).toContain(list.title.slice(0, 5))
    const { length } = compress(new TextEncoder().encode(body), 'br')
    if (length > MOST_BYTES) tooHeavy.push(`${entry.key}: ${length}`)
  }
  expect(tooHeavy).toEqual([])
})
