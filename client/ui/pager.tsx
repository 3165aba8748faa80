import type { MouseEvent } from 'react'
import buttons from '../styles/buttons.module.css'
import { Icon } from './icon.tsx'
import styles from './pager.module.css'

type Props = { page: number; lastPage: number; isBusy: boolean; onPage: (page: number) => void }

/** Pages count from 1. Inside a form it works before hydration. */
export function Pager({ page, lastPage, isBusy, onPage }: Props) {
  const to = (next: number) => {
    const isDisabled = isBusy || next < 1 || next > lastPage
    return {
      value: Math.min(Math.max(next, 1), lastPage),
      // The focus stays on it.
      'aria-disabled': isDisabled,
      onClick: (event: MouseEvent) => {
        event.preventDefault()
        if (!isDisabled) onPage(next)
      },
    }
  }
  return (
    <nav className={styles.pager} aria-label="Pages">
      <button type="submit" name="page" className={buttons.quiet} {...to(page - 1)}>
        <Icon name="left" />
        Previous
      </button>
      <span role="status">
        Page {page} of {lastPage}
      </span>
      <button type="submit" name="page" className={buttons.quiet} {...to(page + 1)}>
        Next
        <Icon name="right" />
      </button>
    </nav>
  )
}
