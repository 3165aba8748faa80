import { Link } from 'react-router'
import type { LibraryEntry } from '#shared/contract/library.ts'
import badges from '../styles/badges.module.css'
import card from '../styles/card.module.css'
import typography from '../styles/typography.module.css'
import { dayName } from '../ui/day-name.ts'
import { Icon } from '../ui/icon.tsx'
import { Squares } from '../ui/squares.tsx'
import styles from './list-card.module.css'

type Props = { entry: LibraryEntry; today: string; isPlayer: boolean; to: string; state?: unknown }

export function ListCard({ entry: { list, daily_game, completion }, today, isPlayer, to, state }: Props) {
  return (
    // `data-list` is for presses before hydration (before-paint.ts).
    <Link className={`${card.card} ${styles.list}`} data-list={list.id} to={to} state={state}>
      <div className={styles.top}>
        <p className={styles.category}>{list.category}</p>
        {isPlayer && completion && (
          <Squares isSmall found={completion.found.map((isGuessed, slot) => ({ position: slot + 1, isGuessed }))} />
        )}
      </div>
      <h2>{list.title}</h2>
      <p className={typography.soft}>{dayWords(daily_game.date, today)}</p>
      <div className={styles.foot}>
        <span>
          {list.item_count} items, {list.is_ranked ? 'Ranked' : 'Unranked'}
        </span>
        {isPlayer && completion && (
          <span className={badges.badge}>
            <Icon name="tick" />
            Played, score {completion.score}
          </span>
        )}
      </div>
    </Link>
  )
}

/** 'Friday, November 20', with the year where it differs from that of `today`. Eastern dates. */
function dayWords(date: string, today: string): string {
  return dayName(date, { hasYear: date.slice(0, 4) !== today.slice(0, 4) })
}
