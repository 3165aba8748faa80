import buttons from '../../styles/buttons.module.css'
import card from '../../styles/card.module.css'
import loading from '../../styles/loading.module.css'
import typography from '../../styles/typography.module.css'
import { Icon } from '../../ui/icon.tsx'
import { failureSentence } from '../parts/failure.ts'
import loadStates from './load-states.module.css'
import table from './table.module.css'

type FailedProps = { title: string; error: Error; isBusy: boolean; onRetry: () => void }

export function LoadFailed({ title, error, isBusy, onRetry }: FailedProps) {
  return (
    <div className={`${card.card} ${loadStates.nothing}`} data-part="nothing" role="alert">
      <h2>{title}</h2>
      <p className={typography.soft}>
        {failureSentence(error, "The server's response could not be read.", 'The server could not be reached.')}
      </p>
      <button type="button" className={buttons.btn} aria-disabled={isBusy} onClick={() => !isBusy && onRetry()}>
        {isBusy ? <span className={loading.spinner} /> : <Icon name="redo" />}
        Try Again
      </button>
    </div>
  )
}

/** `rows`: the expected number. */
export function Loading({ text = 'Loading...', rows = 10 }: { text?: string; rows?: number }) {
  const places = Array.from({ length: rows }, (_, at) => at)
  return (
    <div className={`${table.frame} ${loadStates.loading} ${loading.late}`}>
      <p role="status">
        <span className={loading.spinner} />
        {text}
      </p>
      {places.map((at) => (
        <div key={at} className={loading.skeleton} data-part="skeleton" />
      ))}
    </div>
  )
}
