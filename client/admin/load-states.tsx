import { Icon } from '../ui/icon.tsx'
import { failureSentence } from './failure.ts'

type FailedProps = { title: string; error: Error; isBusy: boolean; onRetry: () => void }

/** A table that could not be loaded, and nothing to show in its place. */
export function LoadFailed({ title, error, isBusy, onRetry }: FailedProps) {
  return (
    <div className="card nothing" role="alert">
      <h2>{title}</h2>
      <p className="soft">
        {failureSentence(error, 'The answer could not be read', 'The server could not be reached.')}
      </p>
      <button type="button" className="btn" aria-disabled={isBusy} onClick={() => !isBusy && onRetry()}>
        {isBusy ? <span className="spin" /> : <Icon name="redo" />}
        Try Again
      </button>
    </div>
  )
}

/** `rows`: as many as there will most likely be. */
export function Loading({ text = 'Loading...', rows = 10 }: { text?: string; rows?: number }) {
  const places = Array.from({ length: rows }, (_, at) => at)
  return (
    <div className="table-wrap loading late">
      <p role="status">
        <span className="spin" />
        {text}
      </p>
      {places.map((at) => (
        <div key={at} className="skel" />
      ))}
    </div>
  )
}
