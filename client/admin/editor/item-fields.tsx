import { useId } from 'react'
import { Icon } from '../../ui/icon.tsx'
import squares from '../../ui/squares.module.css'
import { AdminIcon } from '../parts/admin-icon.tsx'
import { IconButton } from '../parts/icon-button.tsx'
import { AnswersField } from './answers-field.tsx'
import type { DraftItem } from './draft.ts'
import editor from './editor.module.css'
import { TextField, useEditor } from './field.tsx'
import { ItemFindings, useItemFindings } from './item-findings.tsx'
import { ItemHelp } from './item-help.tsx'
import { ItemHandle, nameOfItem, useItemDrag } from './item-order.tsx'
import { ItemToggle } from './item-toggle.tsx'

type Props = {
  item: DraftItem
  /** From 1. */
  number: number
  count: number
  onChange: (parts: Partial<DraftItem>) => void
  /** From 0. */
  onMove: (to: number) => void
  onRemove: () => void
}

export function ItemFields({ item, number, count, onChange, onMove, onRemove }: Props) {
  const { hasBegun, openItems } = useEditor()
  const name = nameOfItem(item, number)
  const { handle, ...row } = useItemDrag(item.key, hasBegun)
  const findings = useItemFindings(item)
  const isOpen = openItems.has(item.key)
  const body = useId()
  return (
    <li {...row} data-part="item" data-open={isOpen || undefined}>
      <div className={editor.head}>
        {hasBegun ? (
          <span className={squares.square} aria-hidden="true">
            {number}
          </span>
        ) : (
          <ItemHandle handle={handle} number={number} name={name} />
        )}
        <ItemToggle item={item} number={number} toCheck={findings.length} isOpen={isOpen} controls={body} />
        {!hasBegun && (
          <div className={editor.tools}>
            <IconButton
              label={`Move ${name} up`}
              title="Move up"
              isDisabled={number === 1}
              onPress={() => onMove(number - 2)}
            >
              <AdminIcon name="arrowUp" />
            </IconButton>
            <IconButton
              label={`Move ${name} down`}
              title="Move down"
              isDisabled={number === count}
              onPress={() => onMove(number)}
            >
              <AdminIcon name="arrowDown" />
            </IconButton>
            <IconButton label={`Remove ${name}`} title="Remove" isBad onPress={onRemove}>
              <Icon name="close" />
            </IconButton>
          </div>
        )}
      </div>
      <div id={body} className={editor.body} hidden={!isOpen}>
        <ItemFindings findings={findings} item={item} onChange={onChange} />
        <div className={editor.pair}>
          <TextField
            name={`${item.key}.name`}
            label="Name"
            value={item.name}
            isFixed={hasBegun}
            onChange={(text) => onChange({ name: text })}
          />
          <TextField
            name={`${item.key}.metric`}
            label="Metric"
            value={item.metric}
            isFixed={hasBegun}
            onChange={(metric) => onChange({ metric })}
          />
        </div>
        <TextField
          name={`${item.key}.hint`}
          label="Hint"
          value={item.hint}
          isFixed={hasBegun}
          onChange={(hint) => onChange({ hint })}
        />
        <AnswersField name={`${item.key}.answers`} item={item} onChange={onChange} />
        <ItemHelp item={item} name={name} onChange={onChange} />
      </div>
    </li>
  )
}
