import type { ListContent, ListItem, Source } from '#shared/contract/game.ts'
import { isEqualJson } from '#shared/game/list-changes.ts'
import { acceptedAnswers } from '#shared/matching/answers.ts'

/** Mine where I changed something since `base`, else theirs. An item and its hint are one. */
export function merged(base: ListContent, mine: ListContent, theirs: ListContent): ListContent {
  const pick = <T>(of: (list: ListContent) => T): T => (isEqualJson(of(base), of(mine)) ? of(theirs) : of(mine))
  const rows = (list: ListContent) => list.items.map((item, at) => ({ item, hint: list.hints[at] ?? '' }))
  const isRowByRow = [mine, theirs].every((list) => list.items.length === base.items.length)
  const picked = isRowByRow
    ? base.items.map((_, at) => pick((list) => rows(list)[at])).filter((row) => row !== undefined)
    : pick(rows)
  const sources = pick((list) => list.sources)
  return {
    title: pick((list) => list.title),
    description: pick((list) => list.description),
    category: pick((list) => list.category),
    is_ranked: pick((list) => list.is_ranked),
    items: picked.map((row) => row.item),
    hints: picked.map((row) => row.hint),
    ...(sources && { sources }),
  }
}

/** Theirs, with my added answers and changed sources: all that a begun day accepts. */
export function withAdditions(base: ListContent, mine: ListContent, theirs: ListContent): ListContent {
  const items = theirs.items.map((item, at) => {
    const own = mine.items[at]
    return own?.name === item.name ? withAnswers(item, acceptedAnswers(own)) : item
  })
  return { ...theirs, items, sources: mergedSources(base.sources, mine.sources, theirs.sources) }
}

/** Theirs without those of `base` that I removed or changed, and with mine that are new. */
function mergedSources(base: Source[] = [], mine: Source[] = [], theirs: Source[] = []): Source[] {
  const has = (sources: Source[], { title, url }: Source) =>
    sources.some((other) => other.title === title && other.url === url)
  const kept = theirs.filter((source) => !has(base, source) || has(mine, source))
  const known = new Set(kept.map(({ url }) => url))
  return [...kept, ...mine.filter((source) => !has(base, source) && !known.has(source.url))]
}

function withAnswers(item: ListItem, answers: string[]): ListItem {
  const known = new Set(acceptedAnswers(item))
  const more = answers.filter((answer) => !known.has(answer))
  return more.length === 0 ? item : { ...item, variations: [...(item.variations ?? []), ...more] }
}
