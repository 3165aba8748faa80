import { useId, useRef } from 'react'
import badges from '../../styles/badges.module.css'
import fields from '../../styles/fields.module.css'
import { announce } from '../../ui/announcer.tsx'
import { Icon } from '../../ui/icon.tsx'
import chips from '../parts/chips.module.css'
import { answersOf, type DraftAnswer, type DraftItem } from './draft.ts'
import { FaultLines, faultsBelow, useEditor } from './field.tsx'

type Props = {
  /** The field's id among the faults. */
  name: string
  item: DraftItem
  onChange: (parts: Partial<DraftItem>) => void
}

/** Enter, or leaving the field, adds the typed answer. */
export function AnswersField({ name, item, onChange }: Props) {
  const { faults, hasBegun } = useEditor()
  const { answers, typed } = item
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const sentences = faultsBelow(faults, name)

  const add = () => {
    if (typed === '') return
    const all = answersOf(item)
    onChange({ answers: all, typed: '' })
    const added = all.slice(answers.length).map(({ text }) => text)
    if (added.length > 0) announce(`Added ${added.join(', ')}.`)
  }
  const remove = (answer: DraftAnswer) => {
    onChange({ answers: answers.filter((other) => other !== answer) })
    announce(`Removed ${answer.text}.`)
    input.current?.focus()
  }

  return (
    <div className={fields.field}>
      <label htmlFor={id}>Accepted answers</label>
      {answers.length > 0 && (
        <ul role="list" className={chips.chips} aria-label={`Accepted answers for ${item.name || 'this item'}`}>
          {answers.map((answer, at) => (
            <li
              key={`${answer.field} ${answer.text}`}
              className={`${badges.badge} ${chips.chip} ${faults.has(`${name}.${at}`) ? chips.wrong : ''}`}
              data-part={faults.has(`${name}.${at}`) ? 'wrong-answer' : 'answer'}
            >
              <bdi>{answer.text}</bdi>
              {!(hasBegun && answer.isStored) && (
                <button type="button" aria-label={`Remove ${answer.text}`} onClick={() => remove(answer)}>
                  <Icon name="close" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div>
        <input
          ref={input}
          className={fields.input}
          id={id}
          dir="auto"
          value={typed}
          placeholder="Type another answer, then press Enter"
          aria-invalid={sentences.length > 0}
          aria-describedby={`${id}-faults`}
          onChange={(event) => onChange({ typed: event.currentTarget.value })}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add()
          }}
        />
      </div>
      <FaultLines id={`${id}-faults`} sentences={sentences} />
    </div>
  )
}
