import type { List, ListItem, Source } from '#shared/contract/game.ts'

/** Each item carries its clue. */
export type CatalogueList = {
  key: string
  title: string
  description: string
  category: string
  is_ranked: boolean
  items: (ListItem & { hint: string })[]
  sources: Source[]
}

/** On demand, so that serving does not pay for it. */
export async function loadCatalogue(): Promise<CatalogueList[]> {
  const { catalogue } = await import('./catalogue/all.ts')
  return catalogue
}

export function listFromCatalogue(entry: CatalogueList, id: string): List {
  const { title, description, category, is_ranked, sources } = entry
  const items = entry.items.map(({ hint: _, ...item }) => item)
  const hints = entry.items.map(({ hint }) => hint)
  return { id, title, description, category, is_ranked, items, hints, sources, item_count: items.length }
}
