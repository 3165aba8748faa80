import { describe, expect, test } from 'vitest'
import type { ListItem } from '#shared/contract/game.ts'
import { matchGuess } from '#shared/game/match.ts'
import { nearNonAnswers } from '#shared/game/near-non-answers.ts'
import { isSlip, matchSure, prepareSure } from '#shared/game/sure-match.ts'
import { catalogue } from '../../../worker/lists/catalogue/all.ts'

const prepare = (items: readonly ListItem[]) => prepareSure(items, nearNonAnswers(items))
const nameOf = (items: readonly ListItem[], guess: string) => {
  const match = matchSure(guess, prepare(items), () => true)
  return match && items[match.index]?.name
}

const ISLANDS = ['Greenland', 'Sumatra', 'Baffin Island', 'Honshu', 'Iceland', 'Ireland'].map((name) => ({ name }))

describe('matchSure', () => {
  test.each([
    ['greenland', 'Greenland'],
    ['  The Greenland. ', 'Greenland'],
    ['baffin island', 'Baffin Island'],
    ['Greneland', 'Greenland'],
    ['Greennland', 'Greenland'],
    ['Grenland', 'Greenland'],
    ['Sumarta', 'Sumatra'],
    // A letter that is another one, and a slip in a name of several words, are for the whole rules.
    ['Grienland', null],
    ['Bafin Island', null],
    // So is a slip of a name that another answer is near to.
    ['Icelnad', null],
    ['Irleand', null],
    ['reenland', null],
    ['Victoria', null],
    ['', null],
  ])('takes %j for %j', (guess, name) => expect(nameOf(ISLANDS, guess)).toBe(name))

  test('refuses a real thing that is a slip away', () => {
    const items = ['Christine', 'Everest'].map((name) => ({ name }))
    expect(nameOf(items, 'Christie')).toBe(null)
    expect(nameOf(items, 'Evreest')).toBe('Everest')
  })

  test('an item that is open goes before one that is found', () => {
    const items = [
      { name: 'Washington', variations: ['George'] },
      { name: 'Bush', variations: ['George'] },
    ]
    expect(matchSure('George', prepare(items), (index) => index !== 0)).toEqual({ index: 1, kind: 'exact' })
  })
})

test('what the catalogue holds of it is what it comes to now', async () => {
  const near = catalogue.flatMap(({ key, items }) => {
    const texts = nearNonAnswers(items)
    return texts.length > 0 ? [[key, texts] as const] : []
  })
  // `vitest -u` writes it anew.
  await expect(`${JSON.stringify(Object.fromEntries(near), null, 2)}\n`).toMatchFileSnapshot(
    '../../../worker/lists/catalogue/near.json',
  )
})

/** Every slip that is forgiven of every name of one word. */
function* slips(items: readonly ListItem[]): Generator<string> {
  for (const key of prepare(items).slippery.keys()) {
    for (let at = 0; at < key.length; at++) {
      const [before, letter, after] = [key.slice(0, at), key.charAt(at), key.slice(at + 1)]
      const typed = [
        before + after,
        before + letter + letter + after,
        before + after.charAt(0) + letter + after.slice(1),
      ]
      yield* typed.filter((text) => isSlip(key, text))
    }
  }
}

test('over the whole catalogue it never names another item than match.ts, and hardly ever one where match.ts names none', () => {
  let named = 0
  const more: string[] = []
  for (const { key, items } of catalogue) {
    const sure = prepare(items)
    const exact = items.flatMap(({ name, variations = [] }) => [name, ...variations])
    for (const guess of [...exact, ...slips(items)]) {
      const match = matchSure(guess, sure, () => true)
      if (!match) continue
      named++
      const whole = matchGuess(guess, items)
      if (!whole) more.push(guess)
      else
        expect(`${key}: ${guess} is ${items[match.index]?.name}`).toBe(
          `${key}: ${guess} is ${items[whole.index]?.name}`,
        )
    }
  }
  expect(named).toBeGreaterThan(20_000)
  // Such as "lithuanina": right, but for match.ts too near the end.
  expect(more.length / named).toBeLessThan(0.001)
})
