import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { categoriesQuery } from '../../api/admin.ts'
import buttons from '../../styles/buttons.module.css'
import fields from '../../styles/fields.module.css'
import { AdminIcon } from '../parts/admin-icon.tsx'
import styles from './category-field.module.css'
import { FaultLines, useEditor } from './field.tsx'

type Props = { value: string; isFixed: boolean; onChange: (category: string) => void }

/** A combobox: a new category is typed, one in use is chosen. */
export function CategoryField({ value, isFixed, onChange }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const sentences = useEditor().faults.get('category') ?? []
  const { offered, open, close, isOpen, current, choose, onKeyDown, type } = useChoice(value, isFixed, onChange)
  const optionId = (at: number) => `${id}-${at}`
  return (
    <div className={fields.field}>
      <label htmlFor={id}>Category</label>
      <div className={styles.combobox}>
        <input
          ref={input}
          id={id}
          className={fields.input}
          role="combobox"
          dir="auto"
          autoComplete="off"
          value={value}
          readOnly={isFixed}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-options` : undefined}
          aria-activedescendant={current >= 0 ? optionId(current) : undefined}
          aria-invalid={sentences.length > 0}
          aria-describedby={`${id}-faults`}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onClick={open}
          onBlur={close}
        />
        {!isFixed && (
          <button
            type="button"
            tabIndex={-1}
            className={`${buttons.iconBtn} ${styles.opener}`}
            aria-label={isOpen ? 'Hide the list' : 'Show the list'}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus()
              if (isOpen) close()
              else open()
            }}
          >
            <AdminIcon name="down" />
          </button>
        )}
        {isOpen && (
          <div id={`${id}-options`} role="listbox" aria-label="Categories" className={styles.options}>
            {offered.map((category, at) => (
              <button
                type="button"
                key={category}
                id={optionId(at)}
                ref={(option) => {
                  if (at === current) option?.scrollIntoView({ block: 'nearest' })
                }}
                role="option"
                tabIndex={-1}
                dir="auto"
                aria-selected={at === current}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(category)}
              >
                {category}
              </button>
            ))}
          </div>
        )}
      </div>
      <FaultLines id={`${id}-faults`} sentences={sentences} />
    </div>
  )
}

/** `current` is the option the keyboard has reached, -1 for none. */
function useChoice(value: string, isFixed: boolean, onChange: (category: string) => void) {
  const { data } = useQuery({ ...categoriesQuery(), enabled: !isFixed })
  const [shown, setShown] = useState<'none' | 'all' | 'matching'>('none')
  const [current, setCurrent] = useState(-1)
  const all = data?.categories ?? []
  const wanted = value.trim().toLowerCase()
  const offered = shown === 'matching' ? all.filter((category) => category.toLowerCase().includes(wanted)) : all
  const isOpen = !isFixed && shown !== 'none' && offered.length > 0
  const show = (next: typeof shown) => {
    setShown(next)
    setCurrent(next === 'all' ? all.indexOf(value) : -1)
  }
  const choose = (category: string) => {
    onChange(category)
    show('none')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      if (!isOpen) show('all')
      else setCurrent((at) => (Math.max(at, step < 0 ? 0 : -1) + step + offered.length) % offered.length)
    } else if (event.key === 'Escape' && shown !== 'none') show('none')
    else if (event.key === 'Enter' && isOpen && offered[current] !== undefined) choose(offered[current])
    else return
    event.preventDefault()
  }
  return {
    offered,
    isOpen,
    current: isOpen ? current : -1,
    open: () => show('all'),
    close: () => show('none'),
    choose,
    onKeyDown,
    type: (text: string) => {
      onChange(text)
      show('matching')
    },
  }
}
