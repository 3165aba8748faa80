import { describe, expect, test } from 'vitest'
import { packGame, unpackGame } from '#shared/game/page-game.ts'
import { plainKey } from '#shared/game/plain-key.ts'
import { HASHED, hashOf, matchSure, prepareSure } from '#shared/game/sure-match.ts'
import { acceptedAnswers } from '#shared/matching/answers.ts'
import { knownNonAnswers } from '#shared/matching/non-answers.ts'
import { catalogue } from '../../../worker/lists/catalogue/all.ts'
import { gameOf, listOf } from './games.ts'

const overJson = <Of>(value: Of): Of => JSON.parse(JSON.stringify(value))
const inPage = (list: ReturnType<typeof listOf>) => unpackGame(overJson(packGame(gameOf(list))))

describe('a game in its page', () => {
  test('is the game but for clues, sources and the words of its answers', () => {
    const list = { ...listOf(3, { is_ranked: false }), sources: [] }
    const items = list.items.map((item) => ({ ...item, metric: '1 m', variations: [] }))
    const game = gameOf({ ...list, items })
    expect(unpackGame(overJson(packGame(game)))).toEqual({ ...game, list: { ...game.list, hints: [] } })
  })

  test('has no metric where the item has none', () => {
    const items = [{ name: 'Bare' }, { name: 'Also', variations: ['Another one'] }]
    for (const item of inPage({ ...listOf(0), items }).list.items) expect(item).not.toHaveProperty('metric')
  })

  test('has a bound, however many answers its items have', () => {
    const variations = Array.from({ length: 40 }, (_, at) => `variation${'abcdefghij'[at % 10]?.repeat(at + 1)}`)
    const items = listOf(30).items.map((item) => ({ ...item, variations }))
    expect(JSON.stringify(packGame(gameOf({ ...listOf(30), items }))).length).toBeLessThan(2_000)
  })

  test('over the whole catalogue names the same item by every answer, and none by any other real thing', () => {
    const others = new Set(knownNonAnswers.map((text) => plainKey(text.replace('~', ''))))
    const hashes = [...others].map((key) => [key, HASHED + hashOf(key)] as const)
    let answers = 0
    let left = 0
    for (const { key: name, items } of catalogue) {
      const whole = prepareSure(items, [])
      const packed = prepareSure(inPage({ ...listOf(0), items }).list.items, [])
      for (const guess of items.flatMap(acceptedAnswers)) {
        answers++
        const [match, expected] = [packed, whole].map((sure) => matchSure(guess, sure, () => true))
        if (!match) {
          left++
          continue
        }
        expect(`${name}: ${guess} ${match?.index} ${match?.kind}`).toBe(
          `${name}: ${guess} ${expected?.index} ${expected?.kind}`,
        )
      }
      const wrong = hashes.filter(([key, hash]) => packed.indexes.has(hash) && !whole.indexes.has(key))
      expect(wrong, name).toEqual([])
    }
    expect(answers).toBeGreaterThan(3_000)
    // Lists of two dozen items, some in eight languages: of these the page has the first few.
    expect(left / answers).toBeLessThan(0.05)
  })
})
