import { describe, expect, test } from 'vitest'
import { list as listSchema } from '#shared/contract/game.ts'
import { givenAway } from '#shared/game/given-away.ts'
import { faultsOfList } from '#shared/game/list-rules.ts'
import { amountOf, turnsBackAt, unitOf } from '#shared/game/metrics.ts'
import { whyUnplayable } from '#shared/game/new-game.ts'
import { isSourceAddress } from '#shared/game/source-address.ts'
import { acceptedAnswers } from '#shared/matching/answers.ts'
import { normalise } from '#shared/matching/match.ts'
import { type CatalogueList, listFromCatalogue, loadCatalogue } from '../../../worker/lists/catalogue.ts'

const catalogue = await loadCatalogue()
const ranked = catalogue.filter((entry) => entry.is_ranked)
const unranked = catalogue.filter((entry) => !entry.is_ranked)

/** The faults of all lists, each with the list's key, so that one run reports them all. */
const faults = (lists: readonly CatalogueList[], faultsOf: (entry: CatalogueList) => string[]) =>
  lists.flatMap((entry) => faultsOf(entry).map((fault) => `${entry.key}: ${fault}`))

const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)

describe('the catalogue', () => {
  test('has at least 80 lists, 55 of them ranked and 25 unranked, over 12 categories', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(80)
    expect(ranked.length).toBeGreaterThanOrEqual(55)
    expect(unranked.length).toBeGreaterThanOrEqual(25)
    expect(new Set(catalogue.map((entry) => entry.category)).size).toBeGreaterThanOrEqual(12)
  })

  test('holds only lists that follow the contract exactly', () => {
    for (const entry of catalogue) {
      const list = listFromCatalogue(entry, entry.key)
      expect(listSchema.parse(list), entry.key).toEqual(list)
    }
  })

  test('holds only lists that can be played', () => {
    expect(catalogue.filter((entry) => whyUnplayable(entry) !== null)).toEqual([])
  })

  test('gives each list a key and a title of its own', () => {
    expect(twice(catalogue.map((entry) => entry.key))).toEqual([])
    expect(twice(catalogue.map((entry) => normalise(entry.title)))).toEqual([])
    expect(catalogue.filter((entry) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(entry.key))).toEqual([])
  })

  // Seven of ten countries may be both large and wooded; with eight it would be the same game again.
  test('never repeats a list: two lists share less than 60% of their items', () => {
    const names = catalogue.map(({ key, items }) => ({ key, held: new Set(items.map((item) => normalise(item.name))) }))
    const alike = names.flatMap((one, at) =>
      names.slice(at + 1).flatMap((other) => {
        const common = [...one.held].filter((name) => other.held.has(name)).length
        const share = common / (one.held.size + other.held.size - common)
        return share < 0.6 ? [] : [`${one.key} and ${other.key}: ${share.toFixed(2)}`]
      }),
    )
    expect(alike).toEqual([])
  })
})

describe('each list', () => {
  test('has exactly 10 items if ranked, otherwise 15 to 30', () => {
    const isRight = ({ is_ranked, items: { length } }: CatalogueList) =>
      is_ranked ? length === 10 : length >= 15 && length <= 30
    expect(faults(catalogue, (entry) => (isRight(entry) ? [] : [`${entry.items.length} items`]))).toEqual([])
  })

  test('has a title under 70 characters and says what it counts', () => {
    expect(
      faults(catalogue, ({ title, description }) => [
        ...(title.length < 70 ? [] : [title]),
        ...(description.length >= 20 ? [] : [`described as ${description}`]),
      ]),
    ).toEqual([])
  })

  test('names 1 to 3 sources with distinct https addresses', () => {
    expect(
      faults(catalogue, ({ sources }) => {
        const urls = sources.map((source) => source.url)
        return [
          ...urls.filter((url) => !isSourceAddress(url)),
          ...twice(urls),
          ...(urls.length >= 1 && urls.length <= 3 ? [] : [`${urls.length} sources`]),
        ]
      }),
    ).toEqual([])
  })

  test('is written without stray spaces and half-composed letters', () => {
    const isClean = (text: string) => text === text.normalize('NFC').replace(/\s+/g, ' ').trim() && text !== ''
    expect(
      faults(catalogue, ({ title, description, category, items, sources }) => {
        const ofItems = items.flatMap((item) => [...acceptedAnswers(item), item.hint, item.metric ?? '-'])
        const texts = [title, description, category, ...ofItems, ...sources.map((source) => source.title)]
        return texts.filter((text) => !isClean(text))
      }),
    ).toEqual([])
  })
})

describe('the metrics of a ranked list', () => {
  test('exist for every item', () => {
    const missing = ({ items }: CatalogueList) => items.filter((item) => Number.isNaN(amountOf(item.metric ?? '')))
    expect(faults(ranked, (entry) => missing(entry).map((item) => `${item.name}: ${item.metric}`))).toEqual([])
  })

  test('never turn back: they only fall or only rise', () => {
    expect(
      faults(ranked, ({ items }) => {
        const amounts = items.map((item) => amountOf(item.metric ?? ''))
        return turnsBackAt(amounts) === null ? [] : [amounts.join(' ')]
      }),
    ).toEqual([])
  })

  test('are all in the same unit', () => {
    expect(
      faults(ranked, ({ items }) => {
        const units = new Set(items.map((item) => unitOf(item.metric ?? '')))
        return units.size === 1 ? [] : [[...units].join(' | ')]
      }),
    ).toEqual([])
  })
})

describe('the answers of a list', () => {
  test('each belong to one item only', () => {
    expect(
      faults(catalogue, ({ items }) =>
        twice(items.flatMap((item) => [...new Set(acceptedAnswers(item).map(normalise))])),
      ),
    ).toEqual([])
  })

  test('obey every rule that an edited list is held to', () => {
    const faultsOf = (entry: CatalogueList) => faultsOfList(listFromCatalogue(entry, entry.key))
    expect(faults(catalogue, (entry) => faultsOf(entry).map(({ path, message }) => `${path}: ${message}`))).toEqual([])
  })
})

describe('the clue of an item', () => {
  test('has 20 to 140 characters and is unique in its list', () => {
    expect(
      faults(catalogue, ({ items }) => {
        const clues = items.map((item) => item.hint)
        return [...clues.filter((clue) => clue.length < 20 || clue.length > 140), ...twice(clues)]
      }),
    ).toEqual([])
  })

  test('holds neither an accepted answer nor a telling word of the name', () => {
    expect(
      faults(catalogue, ({ items }) =>
        items.flatMap((item) => {
          const told = givenAway(item.hint, item.name, acceptedAnswers(item))
          return told === null ? [] : [`${item.name} (${told}): ${item.hint}`]
        }),
      ),
    ).toEqual([])
  })

  test.each([
    ['Iceland', 'Reykjavik is the capital of ICELAND.', 'Iceland'],
    ['Diamond', 'Harder than other diamonds.', 'Diamond'],
    ['Spider-Man', 'A spiderman by night.', 'Spider-Man'],
    ['Lake Victoria', "It bears Queen Victoria's name.", 'victoria'],
    ['Kyiv', 'Also spelt Kiev by many people.', 'Kiev'],
    ['Easter Island', 'An island with great stone heads.', null],
    ['Oman', 'A woman rules its neighbour.', null],
  ])('for %s, %j would give away %s', (name, clue, told) => {
    expect(givenAway(clue, name, [name, ...(name === 'Kyiv' ? ['Kiev'] : [])])).toBe(told)
  })
})
