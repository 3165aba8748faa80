import { type ReactNode, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'

type Props = {
  /** The field's. */
  id?: string
  label: string
  placeholder: string
  note: string
  /** UTF-16 units, as the field counts them. */
  most: number
  /** The sentences for an empty text and for one that could not be sent. */
  blank: string
  failed: string
  /** What was typed when the dialog was closed before: nothing is lost by a slip. */
  draft: { text: string }
  send: (text: string) => Promise<unknown>
  onSent: () => void
  onCancel: () => void
  children?: ReactNode
}

/** A text of limited length that is sent once, however often the button is pressed. */
export function TextForm(props: Props) {
  const { id = 'text', draft, most } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState(draft.text.length)
  const [error, setError] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  const refuse = (sentence: string) => {
    setError(sentence)
    field.current?.focus()
  }
  const submit = async () => {
    if (isSending) return
    const text = draft.text.trim()
    if (text === '') return refuse(props.blank)
    setSending(true)
    setError(null)
    try {
      await props.send(text)
      draft.text = ''
      props.onSent()
    } catch {
      setSending(false)
      refuse(props.failed)
    }
  }

  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {props.children}
      <div className="field">
        <label htmlFor={id}>{props.label}</label>
        <textarea
          ref={field}
          className="input"
          id={id}
          maxLength={most}
          defaultValue={draft.text}
          placeholder={props.placeholder}
          aria-invalid={error !== null}
          aria-describedby={`${id}-error ${id}-note`}
          onInput={(event) => {
            draft.text = event.currentTarget.value
            setLength(draft.text.length)
            setError(null)
          }}
        />
        <p className="err" id={`${id}-error`} role="alert">
          {error && <Icon name="cross" />}
          {error}
        </p>
        <div className="note" id={`${id}-note`}>
          <span>{props.note}</span>
          <span>
            {length} / {most}
          </span>
        </div>
      </div>
      <div className="actions">
        <button type="button" className="btn quiet" onClick={props.onCancel}>
          Cancel
        </button>
        <button type="submit" className="btn" aria-disabled={isSending}>
          {isSending && <span className="spin" />}
          {isSending ? 'Sending' : 'Send'}
        </button>
      </div>
    </form>
  )
}
