import type { MouseEvent } from 'react'
import buttons from '../styles/buttons.module.css'
import { Icon } from './icon.tsx'
import styles from './pager.module.css'

type Props = { page: number; lastPage: number; isBusy: boolean; onPage: (page: number) => void }

/** Pages count from 1. Inside a form it works before hydration. */
export function Pager({ page, lastPage, isBusy, onPage }: Props) {
  const to = (next: number) => ({
    value: next,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      onPage(next)
    },
  })
  return (
    <nav className={styles.pager} aria-label="Pages">
      <button type="submit" name="page" className={buttons.quiet} disabled={isBusy || page <= 1} {...to(page - 1)}>
        <Icon name="left" />
        Previous
      </button>
      <span role="status">
        Page {page} of {lastPage}
      </span>
      <button
        type="submit"
        name="page"
        className={buttons.quiet}
        disabled={isBusy || page >= lastPage}
        {...to(page + 1)}
      >
        Next
        <Icon name="right" />
      </button>
    </nav>
  )
}
