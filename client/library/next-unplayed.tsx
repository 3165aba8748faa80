import { Link } from 'react-router'
import buttons from '../styles/buttons.module.css'
import typography from '../styles/typography.module.css'
import { Icon } from '../ui/icon.tsx'
import styles from './next-unplayed.module.css'

/** `listId` is undefined while it loads, null where every list was played. */
export function NextUnplayed({ listId }: { listId: string | null | undefined }) {
  if (listId === undefined) return <div className={styles.place} aria-hidden="true" />
  if (listId === null)
    return (
      <p className={`${styles.place} ${typography.soft}`}>You have played every list. A new one is added every day.</p>
    )
  return (
    <Link className={`${buttons.btn} ${styles.place}`} to={`/list/${listId}`}>
      <Icon name="right" />
      Play the next unplayed list
    </Link>
  )
}
