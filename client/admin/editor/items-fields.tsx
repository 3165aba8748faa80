import { useRef } from 'react'
import { flushSync } from 'react-dom'
import buttons from '../../styles/buttons.module.css'
import layout from '../../styles/layout.module.css'
import { announce } from '../../ui/announcer.tsx'
import { FindingNotes } from '../findings/finding-note.tsx'
import { findingsAt } from '../findings/findings.ts'
import { AdminIcon } from '../parts/admin-icon.tsx'
import { type DraftItem, moved, newItem } from './draft.ts'
import editor from './editor.module.css'
import { FaultLines, useEditor } from './field.tsx'
import { ItemFields } from './item-fields.tsx'
import { ItemOrder, nameOfItem } from './item-order.tsx'

type Props = { items: DraftItem[]; onChange: (items: DraftItem[]) => void }

/** A ranked list's order is its rank. */
export function ItemsFields({ items, onChange }: Props) {
  const { faults, hasBegun, findings, openItem } = useEditor()
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const sentences = [...(faults.get('items') ?? []), ...(faults.get('hints') ?? [])]
  const add = () => {
    const item = newItem()
    flushSync(() => {
      onChange([...items, item])
      openItem(item.key, true)
    })
    list.current?.lastElementChild?.querySelector('input')?.focus()
  }
  const remove = (item: DraftItem, at: number) => {
    flushSync(() => onChange(items.filter((other) => other !== item)))
    announce(`Removed ${nameOfItem(item, at + 1)}.`)
    const rows = list.current?.children
    const next = rows?.[at] ?? rows?.[at - 1]
    ;(next?.querySelector<HTMLElement>('[aria-expanded]') ?? addButton.current)?.focus()
  }
  return (
    <section className={layout.stack} aria-labelledby="edit-items">
      <h2 id="edit-items">Items ({items.length})</h2>
      <FaultLines id="items-faults" sentences={sentences} />
      <FindingNotes findings={findingsAt(findings, 'items')} />
      <ItemOrder items={items} onMove={(key, to) => onChange(moved(items, key, to))}>
        <ol role="list" ref={list} className={editor.items}>
          {items.map((item, at) => (
            <ItemFields
              key={item.key}
              item={item}
              number={at + 1}
              count={items.length}
              onChange={(parts) => onChange(items.map((other) => (other === item ? { ...other, ...parts } : other)))}
              onMove={(to) => {
                onChange(moved(items, item.key, to))
                announce(`${nameOfItem(item, at + 1)} is now number ${to + 1} of ${items.length}.`)
              }}
              onRemove={() => remove(item, at)}
            />
          ))}
        </ol>
      </ItemOrder>
      {!hasBegun && (
        <button ref={addButton} type="button" className={`${buttons.quiet} ${editor.add}`} onClick={add}>
          <AdminIcon name="plus" />
          Add item
        </button>
      )}
    </section>
  )
}
