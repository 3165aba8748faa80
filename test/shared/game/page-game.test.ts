import { describe, expect, test } from 'vitest'
import { pageGame } from '#shared/game/page-game.ts'
import { acceptedAnswers } from '#shared/matching/answers.ts'
import { matchExact } from '#shared/matching/exact-match.ts'
import { catalogue } from '../../../worker/lists/catalogue/all.ts'
import { gameOf, listOf } from './games.ts'

const inPage = (list: ReturnType<typeof listOf>) => pageGame(gameOf(list))

describe('a game embedded in its page', () => {
  test('is the game without clues and sources', () => {
    const sources = [{ title: 'Source', url: 'https://example.org/' }]
    const items = listOf(3).items.map((item) => ({ ...item, metric: '1 m', variations: [`${item.name} again`] }))
    const game = gameOf({ ...listOf(3, { is_ranked: false }), items, sources })
    expect(pageGame(game)).toEqual({ ...game, list: { ...game.list, hints: [], sources: [] } })
  })

  test('carries each accepted answer once, however it is spelled', () => {
    const item = { name: 'Pelé', variations: ['Pele', 'Edson'], requiredTerms: ['Pelé', 'edson'], aliases: ['O Rei'] }
    const [packed] = inPage({ ...listOf(0), items: [item] }).list.items
    expect(packed).toEqual({ name: 'Pelé', metric: undefined, variations: ['edson', 'O Rei'] })
  })

  test('is bounded in size, however many answers its items have', () => {
    const variations = Array.from({ length: 40 }, (_, at) => `variation${'abcdefghij'[at % 10]?.repeat(at + 1)}`)
    const items = listOf(30).items.map((item) => ({ ...item, variations }))
    expect(JSON.stringify(pageGame(gameOf({ ...listOf(30), items }))).length).toBeLessThan(3_000)
  })

  test('never matches a catalogue answer to a different item than the whole list does', () => {
    let answers = 0
    let left = 0
    for (const { key, items } of catalogue) {
      const packed = inPage({ ...listOf(0), items }).list.items
      for (const guess of items.flatMap(acceptedAnswers)) {
        answers++
        const index = matchExact(guess, packed, () => true)
        if (index === null) left++
        else expect(`${key}: ${guess} ${index}`).toBe(`${key}: ${guess} ${matchExact(guess, items, () => true)}`)
      }
    }
    expect(answers).toBeGreaterThan(3_000)
    // Lists of two dozen items, some in eight languages: the page has only the names and the first few answers.
    expect(left / answers).toBeLessThan(0.5)
  })
})
