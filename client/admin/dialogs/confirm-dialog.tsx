import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import buttons from '../../styles/buttons.module.css'
import layout from '../../styles/layout.module.css'
import loading from '../../styles/loading.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorBox } from '../parts/error-box.tsx'
import { failureSentence } from '../parts/failure.ts'

type Props = {
  title: string
  confirm: string
  confirming: string
  /** The failure's sentence, without its end. */
  failed: string
  act: () => Promise<unknown>
  onDone: () => void
  /** True where a retry can only fail again. */
  isFinal?: (error: Error) => boolean
  onFailed?: (error: Error) => void
  onClose: () => void
  children: ReactNode
}

/** Acts once, however often pressed. */
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
