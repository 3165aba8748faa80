import { FindingNote } from '../findings/finding-note.tsx'
import { findingsAt } from '../findings/findings.ts'
import { AnswerChips } from './answer-chips.tsx'
import type { DraftItem } from './draft.ts'
import { useEditor } from './field.tsx'
import { storedIndex } from './stored-item.ts'

type Props = { item: DraftItem; onChange: (parts: Partial<DraftItem>) => void }

export function ItemFindings({ item, onChange }: Props) {
  const { findings, stored } = useEditor()
  const index = stored && storedIndex(item, stored)
  if (index === null) return null
  const saved = stored?.items[index]
  const isRenamed = saved?.name !== item.name
  const isChanged = isRenamed || (saved?.metric ?? '') !== item.metric
  return findingsAt(findings, `items.${index}`).map((finding) => {
    // The answers belong to the old name.
    if (finding.kind === 'answers' && isRenamed) return null
    return (
      <FindingNote key={finding.kind} finding={finding}>
        {finding.kind === 'fact' && isChanged && (
          <p>
            Saved version: <bdi>{[saved?.name, saved?.metric].filter(Boolean).join(', ')}</bdi>
          </p>
        )}
        {finding.answers && <AnswerChips answers={finding.answers} item={item} onChange={onChange} />}
      </FindingNote>
    )
  })
}
