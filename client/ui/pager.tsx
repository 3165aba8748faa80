import { Icon } from './icon.tsx'

type Props = { page: number; lastPage: number; isBusy: boolean; onPage: (page: number) => void }

/** 'Page X of N' between Previous and Next. Pages are from 1. */
export function Pager({ page, lastPage, isBusy, onPage }: Props) {
  return (
    <nav className="pager" aria-label="Pages">
      <button type="button" className="btn quiet" disabled={isBusy || page <= 1} onClick={() => onPage(page - 1)}>
        <Icon name="left" />
        Previous
      </button>
      <span role="status">
        Page {page} of {lastPage}
      </span>
      <button
        type="button"
        className="btn quiet"
        disabled={isBusy || page >= lastPage}
        onClick={() => onPage(page + 1)}
      >
        Next
        <Icon name="right" />
      </button>
    </nav>
  )
}
