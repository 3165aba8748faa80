import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import buttons from '../../ui/buttons.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import layout from '../../ui/layout.module.css'
import loading from '../../ui/loading.module.css'
import { ErrorBox } from '../error-box.tsx'
import { failureSentence } from '../failure.ts'

type Props = {
  title: string
  /** What the button says, and says while it is done. */
  confirm: string
  confirming: string
  /** The sentence of a failure, without its end. */
  failed: string
  /** Resolves once it is done. */
  act: () => Promise<unknown>
  onDone: () => void
  /** After a failure: true where another try can only fail as well. */
  isFinal?: (error: Error) => boolean
  onFailed?: (error: Error) => void
  onClose: () => void
  children: ReactNode
}

/** Asks before something is deleted. It is done once, however often the button is pressed. */
export function ConfirmDialog(props: Props) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: props.act,
    onSuccess: props.onDone,
    ...(props.onFailed && { onError: props.onFailed }),
  })
  const isOver = error !== null && props.isFinal?.(error) === true
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      {props.children}
      <ErrorBox text={error && failureSentence(error, props.failed)} />
      <div className={layout.actions}>
        <button type="button" className={buttons.quiet} onClick={props.onClose}>
          {isOver ? 'Close' : 'Cancel'}
        </button>
        {!isOver && (
          <button
            type="button"
            className={buttons.danger}
            aria-disabled={isPending}
            onClick={() => !isPending && mutate()}
          >
            {isPending && <span className={loading.spinner} />}
            {isPending ? props.confirming : props.confirm}
          </button>
        )}
      </div>
    </Dialog>
  )
}
