import type { ListItem } from '#shared/contract/game.ts'

const kept = new Map<string, string[]>()
const KEPT_AT_MOST = 50

/** What a slip of an answer may mean instead. It takes a tenth of a second: so it is stored with the list. */
export async function nearOf(items: readonly ListItem[]): Promise<string[]> {
  const key = JSON.stringify(items)
  const known = kept.get(key)
  if (known) return known
  const { nearNonAnswers } = await import('#shared/game/near-non-answers.ts')
  const near = nearNonAnswers(items)
  if (kept.size >= KEPT_AT_MOST) kept.clear()
  kept.set(key, near)
  return near
}

/** The same of a list of the catalogue, worked out beforehand. */
export async function nearOfCatalogue(key: string): Promise<string[]> {
  const { default: near } = await import('./catalogue/near.json', { with: { type: 'json' } })
  return near[key as keyof typeof near] ?? []
}
