import type { Finding } from '#shared/contract/admin.ts'
import type { ListContent, ListItem } from '#shared/contract/game.ts'
import { matchGuess } from '#shared/matching/match.ts'

/** The findings that survive an edit, at their new paths. Changing a doubted claim or adding the answer settles one. */
export function findingsAfter(findings: readonly Finding[], before: ListContent, after: ListContent): Finding[] {
  return findings.flatMap((finding) => {
    const [field, at] = finding.path.split('.')
    if (at === undefined) return [finding]
    if (field === 'sources') return ofSource(finding, before.sources?.[Number(at)]?.url, after)
    return ofItem(finding, Number(at), before, after)
  })
}

function ofSource(finding: Finding, url: string | undefined, { sources = [] }: ListContent): Finding[] {
  const index = sources.findIndex((source) => source.url === url)
  return index < 0 ? [] : [{ ...finding, path: `sources.${index}.url` }]
}

function ofItem(finding: Finding, at: number, before: ListContent, after: ListContent): Finding[] {
  const item = before.items[at]
  const index = after.items.findIndex(({ name }) => name === item?.name)
  const now = after.items[index]
  if (!item || !now) return []
  const path = `items.${index}`
  if (finding.kind === 'answers') {
    const answers = finding.answers?.filter((answer) => !matchGuess(answer, after.items)) ?? []
    return answers.length > 0 ? [{ ...finding, path, answers }] : []
  }
  const isSameClaim = claimOf(item, at, before) === claimOf(now, index, after)
  return isSameClaim ? [{ ...finding, path }] : []
}

/** The second opinion judged the figure and, if ranked, the rank. */
const claimOf = ({ metric = '' }: ListItem, index: number, { is_ranked }: ListContent) =>
  `${is_ranked ? index : ''} ${metric}`
