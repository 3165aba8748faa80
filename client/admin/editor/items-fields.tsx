import { announce } from '../../ui/announcer.tsx'
import { AdminIcon } from '../admin-icon.tsx'
import { FindingNotes } from '../findings/finding-note.tsx'
import { findingsAt } from '../findings/findings.ts'
import { type DraftItem, moved, newItem } from './draft.ts'
import { FaultLines, useEditor } from './field.tsx'
import { ItemFields } from './item-fields.tsx'

type Props = { items: DraftItem[]; onChange: (items: DraftItem[]) => void }

/** The items in their order: on a ranked list that is their rank. */
export function ItemsFields({ items, onChange }: Props) {
  const { faults, hasBegun, findings } = useEditor()
  const sentences = [...(faults.get('items') ?? []), ...(faults.get('hints') ?? [])]
  return (
    <section className="stack" aria-labelledby="edit-items">
      <h2 id="edit-items">Items ({items.length})</h2>
      <FaultLines id="items-faults" sentences={sentences} />
      <FindingNotes findings={findingsAt(findings, 'items')} />
      <ol className="stack tight">
        {items.map((item, at) => (
          <ItemFields
            key={item.key}
            item={item}
            number={at + 1}
            count={items.length}
            onChange={(parts) => onChange(items.map((other) => (other === item ? { ...other, ...parts } : other)))}
            onMove={(to) => {
              onChange(moved(items, item.key, to))
              announce(`${item.name} is now number ${to + 1} of ${items.length}.`)
            }}
            onRemove={() => {
              onChange(items.filter((other) => other !== item))
              announce(`Removed ${item.name}.`)
            }}
          />
        ))}
      </ol>
      {!hasBegun && (
        <button type="button" className="btn quiet add" onClick={() => onChange([...items, newItem()])}>
          <AdminIcon name="plus" />
          Add item
        </button>
      )}
    </section>
  )
}
