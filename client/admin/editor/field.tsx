import { createContext, useContext, useId } from 'react'
import type { AdminList, Finding } from '#shared/contract/admin.ts'
import fields from '../../styles/fields.module.css'
import { Icon } from '../../ui/icon.tsx'

/** The server's faults by field id. */
export type Faults = ReadonlyMap<string, string[]>

type EditorState = {
  faults: Faults
  /** Only sources can change and accepted answers be added. */
  hasBegun: boolean
  stored: AdminList | null
  findings: readonly Finding[]
  isDirty: boolean
  hasModel: boolean
  openItems: ReadonlySet<string>
  openItem: (key: string, isOpen: boolean) => void
}
export const EditorContext = createContext<EditorState>({
  faults: new Map(),
  hasBegun: false,
  stored: null,
  findings: [],
  isDirty: false,
  hasModel: false,
  openItems: new Set(),
  openItem: () => {},
})
export const useEditor = () => useContext(EditorContext)

export function faultsBelow(faults: Faults, id: string): string[] {
  return [...faults].flatMap(([key, sentences]) => (key === id || key.startsWith(`${id}.`) ? sentences : []))
}

export function FaultLines({ id, sentences }: { id: string; sentences: string[] }) {
  if (sentences.length === 0) return null
  return (
    <div id={id}>
      {sentences.map((sentence) => (
        <p key={sentence} className={fields.error}>
          <Icon name="cross" />
          <span>{sentence}</span>
        </p>
      ))}
    </div>
  )
}

type Props = {
  /** The field's id among the faults. */
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  isLong?: boolean
  isFixed?: boolean
  placeholder?: string
  inputMode?: 'url'
}

export function TextField(props: Props) {
  const { name, label, value, onChange, isLong = false, isFixed = false, placeholder, inputMode } = props
  const { faults } = useEditor()
  const id = useId()
  const sentences = faults.get(name) ?? []
  const attributes = {
    id,
    className: fields.input,
    dir: 'auto',
    value,
    readOnly: isFixed,
    ...(placeholder !== undefined && { placeholder }),
    'aria-invalid': sentences.length > 0,
    'aria-describedby': `${id}-faults`,
  } as const
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea {...attributes} rows={2} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <input {...attributes} inputMode={inputMode} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
      <FaultLines id={`${id}-faults`} sentences={sentences} />
    </div>
  )
}
