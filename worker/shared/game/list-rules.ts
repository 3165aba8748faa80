/** Rules beyond the contract's shape. */
import type { FieldError } from '../contract/common.ts'
import type { ListContent, ListItem } from '../contract/game.ts'
import { GUESS_MAX_LENGTH, RANKED_ITEMS, UNRANKED_SLOTS } from '../limits.ts'
import { ANSWER_FIELDS, acceptedAnswers } from '../matching/answers.ts'
import { matchPrepared, prepareExactly } from '../matching/match-prepared.ts'
import { normalise } from '../matching/normalise.ts'
import { givenAway } from './given-away.ts'
import { amountOf, turnsBackAt, unitOf } from './metrics.ts'
import { isSourceAddress } from './source-address.ts'

/** A list without faults may be published. */
export function faultsOfList(list: ListContent): FieldError[] {
  return [
    ...faultsOfCounts(list),
    ...faultsOfNames(list.items),
    ...faultsOfAnswers(list.items),
    ...(list.is_ranked ? faultsOfMetrics(list.items) : []),
    ...faultsOfHints(list),
    ...faultsOfSources(list.sources ?? []),
  ]
}

function faultsOfCounts({ is_ranked, items, hints }: ListContent): FieldError[] {
  const faults: FieldError[] = []
  if (is_ranked && items.length !== RANKED_ITEMS)
    faults.push({ path: 'items', message: `A ranked list must have exactly ${RANKED_ITEMS} items.` })
  if (!is_ranked && items.length < UNRANKED_SLOTS)
    faults.push({ path: 'items', message: `An unranked list must have at least ${UNRANKED_SLOTS} items.` })
  if (hints.length !== items.length) faults.push({ path: 'hints', message: 'There must be one hint for each item.' })
  return faults
}

function faultsOfNames(items: readonly ListItem[]): FieldError[] {
  return items.flatMap((item, at) =>
    acceptedAnswers(item).some((answer) => answer.length <= GUESS_MAX_LENGTH)
      ? []
      : [
          {
            path: `items.${at}.name`,
            message: `A guess can have at most ${GUESS_MAX_LENGTH} characters. Please add a shorter accepted answer.`,
          },
        ],
  )
}

type PlacedAnswer = { text: string; path: string; item: number }

const answersWithPaths = (items: readonly ListItem[]): PlacedAnswer[] =>
  items.flatMap((item, at) => [
    { text: item.name, path: `items.${at}.name`, item: at },
    ...ANSWER_FIELDS.flatMap((field) =>
      (item[field] ?? []).map((text, n) => ({ text, path: `items.${at}.${field}.${n}`, item: at })),
    ),
  ])

/** Accepted answers must be distinct under every tier of matching. */
function faultsOfAnswers(items: readonly ListItem[]): FieldError[] {
  const owners = new Map<string, number>()
  const answers = answersWithPaths(items)
  const shared = answers.flatMap(({ text, path, item }) => {
    const key = normalise(text)
    const owner = owners.get(key)
    if (owner === undefined) owners.set(key, item)
    return owner === undefined || owner === item ? [] : [{ path, message: sharedWith(text, items[owner]) }]
  })
  if (shared.length > 0) return shared
  const prepared = prepareExactly(items)
  return answers.flatMap(({ text, path, item }) => {
    const match = matchPrepared(text, prepared)
    if (match?.kind === 'exact' && match.index === item) return []
    const other = match && match.index !== item ? items[match.index] : undefined
    return [{ path, message: other ? sharedWith(text, other) : `“${text}” is too similar to another answer.` }]
  })
}

const sharedWith = (answer: string, owner: ListItem | undefined) => `“${answer}” would also match “${owner?.name}”.`

/** Metrics of different units cannot be compared: the writer's order stands. */
function faultsOfMetrics(items: readonly ListItem[]): FieldError[] {
  const metrics = items.map((item) => item.metric ?? '')
  const amounts = metrics.map(amountOf)
  const missing = amounts.flatMap((amount, at) =>
    Number.isNaN(amount)
      ? [{ path: `items.${at}.metric`, message: 'Please enter a figure: it decides the rank.' }]
      : [],
  )
  if (missing.length > 0) return missing
  if (new Set(metrics.map(unitOf)).size > 1) return []
  const at = turnsBackAt(amounts)
  return at === null
    ? []
    : [{ path: `items.${at}.metric`, message: 'The figures must be in order, highest or lowest first.' }]
}

function faultsOfHints({ items, hints }: ListContent): FieldError[] {
  return items.flatMap((item, at) => {
    const told = givenAway(hints[at] ?? '', item.name, acceptedAnswers(item))
    return told === null ? [] : [{ path: `hints.${at}`, message: `The hint gives “${told}” away.` }]
  })
}

function faultsOfSources(sources: NonNullable<ListContent['sources']>): FieldError[] {
  return sources.flatMap(({ url }, at) => {
    const path = `sources.${at}.url`
    if (!isSourceAddress(url)) return [{ path, message: 'Please enter a full https address.' }]
    const isTwice = sources.findIndex((source) => source.url === url) < at
    return isTwice ? [{ path, message: 'This source is already listed.' }] : []
  })
}
