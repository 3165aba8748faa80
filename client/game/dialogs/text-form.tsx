import { type ReactNode, useEffect, useRef, useState } from 'react'
import { RequestError } from '../../api/request-error.ts'
import buttons from '../../styles/buttons.module.css'
import fields from '../../styles/fields.module.css'
import layout from '../../styles/layout.module.css'
import loading from '../../styles/loading.module.css'
import { Icon } from '../../ui/icon.tsx'
import { TextLength, whyTooLong } from '../../ui/text-length.tsx'

/** Outlives its dialog, but not its player's stay. */
export type Draft = { text: string; isSending: boolean }

type Props = {
  id?: string
  label: string
  placeholder: string
  note: string
  most: number
  blank: string
  failed: string
  /** Kept when a dialog is closed by mistake. */
  draft: Draft
  send: (text: string) => Promise<unknown>
  onSent: (form: { isOpen: boolean }) => void
  onCancel: () => void
  children?: ReactNode
}

/** The server's sentence for a final refusal. */
const refusalOf = (failure: unknown) =>
  failure instanceof RequestError && failure.status >= 400 && failure.status < 500 ? failure.body?.error : undefined

/** Sends once, however often the button is pressed. */
export function TextForm(props: Props) {
  const { id = 'text', draft, most } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState(draft.text.trim().length)
  const [error, setError] = useState<string | null>(null)
  const [isSending, setSending] = useState(draft.isSending)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  const refuse = (sentence: string) => {
    setError(sentence)
    field.current?.focus()
  }
  const submit = async () => {
    if (draft.isSending) return
    const text = draft.text.trim()
    if (text === '') return refuse(props.blank)
    const tooLong = whyTooLong({ length: text.length, most })
    if (tooLong) return refuse(tooLong)
    draft.isSending = true
    setSending(true)
    setError(null)
    try {
      await props.send(text)
      draft.text = ''
      props.onSent({ isOpen: isOpen.current })
    } catch (failure) {
      refuse(refusalOf(failure) ?? props.failed)
    }
    draft.isSending = false
    setSending(false)
  }

  return (
    <form
      className={layout.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {props.children}
      <div className={fields.field}>
        <label htmlFor={id}>{props.label}</label>
        <textarea
          ref={field}
          className={fields.input}
          id={id}
          defaultValue={draft.text}
          placeholder={props.placeholder}
          aria-invalid={error !== null}
          aria-describedby={`${id}-error ${id}-note`}
          onInput={(event) => {
            draft.text = event.currentTarget.value
            setLength(draft.text.trim().length)
            setError(null)
          }}
        />
        <p className={fields.error} id={`${id}-error`} role="alert">
          {error && <Icon name="cross" />}
          {error}
        </p>
        <div className={fields.note} id={`${id}-note`}>
          <span>{props.note}</span>
          <TextLength length={length} most={most} />
        </div>
      </div>
      <div className={layout.actions}>
        <button type="button" className={buttons.quiet} onClick={props.onCancel}>
          Cancel
        </button>
        <button type="submit" className={buttons.btn} aria-disabled={isSending}>
          {isSending && <span className={loading.spinner} />}
          {isSending ? 'Sending' : 'Send'}
        </button>
      </div>
    </form>
  )
}
