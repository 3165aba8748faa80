import type { FieldError } from '#shared/contract/common.ts'
import type { ListContent } from '#shared/contract/game.ts'
import { faultsOfList } from '#shared/game/list-rules.ts'
import { unitOf } from '#shared/game/metrics.ts'
import { normalise } from '#shared/matching/match.ts'
import { ApiError } from '../http/errors.ts'
import { readListEdit } from '../lists/read-list-edit.ts'
import { type Existing, faultsOfSimilarity, LITTLE } from '../lists/similarity.ts'
import { sourcesBeyond } from './named-sources.ts'
import type { GeneratedList } from './prompt.ts'

export type Checked = { content: ListContent; faults: [] } | { content: null; faults: FieldError[] }

/** Asks no model. Sources that the topic names are left out. */
export function checkDraft(
  draft: GeneratedList,
  { topic, is_ranked }: { topic: string; is_ranked: boolean },
  existing: readonly Existing[],
): Checked {
  const sources = sourcesBeyond(topic, draft.sources)
  const { content, faults: unreadable } = readContent(contentOf({ ...draft, sources }, is_ranked))
  if (!content) return { content, faults: unreadable }
  const faults = [
    ...(sources.length === 0 && draft.sources.length > 0 ? [{ path: 'sources', message: NAMED }] : []),
    ...faultsOfList(content),
    ...faultsOfUnits(content),
    ...faultsOfNames(content),
    ...faultsOfTexts(content),
    ...faultsOfSimilarity(content, existing),
  ]
  return faults.length > 0 ? { content: null, faults } : { content, faults: [] }
}

const NAMED = 'The topic itself names this address, so please give another source.'

/** Normalises a list as an edit does. */
export function readContent(list: ListContent): Checked {
  try {
    const { version: _, ...content } = readListEdit({ ...list, version: 1 })
    return { content, faults: [] }
  } catch (error) {
    if (error instanceof ApiError && error.errors) return { content: null, faults: error.errors }
    throw error
  }
}

function contentOf({ items, sources, ...texts }: GeneratedList, is_ranked: boolean): ListContent {
  return {
    ...texts,
    is_ranked,
    items: items.map(({ name, metric, variations }) => {
      return { name, ...(metric.trim() && { metric }), variations: [...new Set(otherAnswers(name, variations))] }
    }),
    hints: items.map(({ hint }) => hint),
    sources,
  }
}

/** Longer than the contract allows: not worth normalising here. */
const TOO_LONG = 1_000

export const otherAnswers = (name: string, texts: readonly string[]) =>
  texts.filter((text) => {
    const isComparable = name.length < TOO_LONG && text.length < TOO_LONG
    return text.trim() && !(isComparable && normalise(text) === normalise(name))
  })

/** Figures in different units cannot be compared. */
export function faultsOfUnits({ is_ranked, items }: ListContent): FieldError[] {
  const units = new Set(items.map(({ metric }) => unitOf(metric ?? '')))
  return is_ranked && units.size > 1 ? [{ path: 'items', message: 'All metrics must use the same unit.' }] : []
}

function faultsOfNames({ items }: ListContent): FieldError[] {
  const seen = new Set<string>()
  return items.flatMap(({ name }, at) => {
    const key = normalise(name)
    const isTwice = seen.has(key)
    seen.add(key)
    return isTwice ? [{ path: `items.${at}.name`, message: `“${name}” is on the list twice.` }] : []
  })
}

export function faultsOfTexts({ title, description, hints, sources }: ListContent): FieldError[] {
  const faults = hints.flatMap((hint, at): FieldError[] => {
    const message = hint === '' ? 'Every item needs a hint.' : isLatin(hint) ? null : NOT_ENGLISH
    return message === null ? [] : [{ path: `hints.${at}`, message }]
  })
  if (description === '') faults.push({ path: 'description', message: 'Please describe what counts.' })
  if (!sources?.length) faults.push({ path: 'sources', message: 'Please add at least one source.' })
  if (![title, description].every(isLatin) || !isEnglish([title, description, ...hints].join(' ')))
    faults.push({ path: 'title', message: NOT_ENGLISH })
  return faults
}

const NOT_ENGLISH = 'The title, description and hints must be in English.'

/** Shares of letters and of words. */
const LEAST_LATIN = 0.8
const LEAST_LITTLE = 0.08

/** Names may be foreign; descriptions and hints must be English. */
function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length >= letters.length * LEAST_LATIN
}

function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.filter((word) => LITTLE.has(word)).length >= words.length * LEAST_LITTLE
}
