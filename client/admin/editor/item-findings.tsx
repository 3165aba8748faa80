import type { Finding } from '#shared/contract/admin.ts'
import { FindingNote } from '../findings/finding-note.tsx'
import { findingsAt } from '../findings/findings.ts'
import { AnswerChips } from './answer-chips.tsx'
import type { DraftItem } from './draft.ts'
import { useEditor } from './field.tsx'
import { storedIndex } from './stored-item.ts'

type Props = { findings: readonly Finding[]; item: DraftItem; onChange: (parts: Partial<DraftItem>) => void }

export function ItemFindings({ findings, item, onChange }: Props) {
  const saved = useSaved(item)
  const isChanged = saved?.name !== item.name || (saved.metric ?? '') !== item.metric
  return findings.map((finding) => (
    <FindingNote key={finding.kind} finding={finding}>
      {finding.kind === 'fact' && isChanged && (
        <p>
          Saved version: <bdi>{[saved?.name, saved?.metric].filter(Boolean).join(', ')}</bdi>
        </p>
      )}
      {finding.answers && <AnswerChips answers={finding.answers} item={item} onChange={onChange} />}
    </FindingNote>
  ))
}

export function useItemFindings(item: DraftItem): Finding[] {
  const { findings, stored } = useEditor()
  const saved = useSaved(item)
  const index = stored && storedIndex(item, stored)
  if (index === null) return []
  // The answers belong to the old name.
  return findingsAt(findings, `items.${index}`).filter(({ kind }) => kind !== 'answers' || saved?.name === item.name)
}

function useSaved(item: DraftItem) {
  const { stored } = useEditor()
  const index = stored && storedIndex(item, stored)
  return index === null ? undefined : stored?.items[index]
}
