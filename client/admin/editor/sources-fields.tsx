import { useRef } from 'react'
import { flushSync } from 'react-dom'
import buttons from '../../styles/buttons.module.css'
import card from '../../styles/card.module.css'
import layout from '../../styles/layout.module.css'
import { Icon } from '../../ui/icon.tsx'
import { FindingNotes } from '../findings/finding-note.tsx'
import { findingsAt } from '../findings/findings.ts'
import { AdminIcon } from '../parts/admin-icon.tsx'
import { IconButton } from '../parts/icon-button.tsx'
import { type DraftSource, newSource } from './draft.ts'
import editor from './editor.module.css'
import { FaultLines, TextField, useEditor } from './field.tsx'

type Props = { sources: DraftSource[]; onChange: (sources: DraftSource[]) => void }

export function SourcesFields({ sources, onChange }: Props) {
  const { faults, findings, stored } = useEditor()
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const change = (key: string, parts: Partial<DraftSource>) =>
    onChange(sources.map((source) => (source.key === key ? { ...source, ...parts } : source)))
  const remove = (source: DraftSource, at: number) => {
    flushSync(() => onChange(sources.filter((other) => other !== source)))
    const rows = list.current?.children
    const next = rows?.[at] ?? rows?.[at - 1]
    ;(next?.querySelector('button') ?? addButton.current)?.focus()
  }
  return (
    <section className={layout.stack} aria-labelledby="edit-sources">
      <h2 id="edit-sources">Sources</h2>
      <FaultLines id="sources-faults" sentences={faults.get('sources') ?? []} />
      <ul role="list" ref={list} className={layout.tight}>
        {sources.map((source, at) => {
          const storedAt = stored?.sources?.findIndex(({ url }) => url === source.url)
          return (
            <li key={source.key} className={`${card.card} ${editor.source}`}>
              <TextField
                name={`${source.key}.title`}
                label={`Title of source ${at + 1}`}
                value={source.title}
                onChange={(title) => change(source.key, { title })}
              />
              <TextField
                name={`${source.key}.url`}
                label={`Address of source ${at + 1}`}
                value={source.url}
                placeholder="https://"
                inputMode="url"
                onChange={(url) => change(source.key, { url })}
              />
              <FindingNotes findings={findingsAt(findings, `sources.${storedAt}.url`)} />
              <IconButton label={`Remove source ${at + 1}`} title="Remove" isBad onPress={() => remove(source, at)}>
                <Icon name="close" />
              </IconButton>
            </li>
          )
        })}
      </ul>
      <button
        ref={addButton}
        type="button"
        className={`${buttons.quiet} ${editor.add}`}
        onClick={() => onChange([...sources, newSource()])}
      >
        <AdminIcon name="plus" />
        Add source
      </button>
    </section>
  )
}
