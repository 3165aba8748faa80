import { Link } from 'react-router'
import type { RecentGame } from '#shared/contract/account.ts'
import badges from '../styles/badges.module.css'
import card from '../styles/card.module.css'
import layout from '../styles/layout.module.css'
import loading from '../styles/loading.module.css'
import typography from '../styles/typography.module.css'
import { Icon } from '../ui/icon.tsx'
import { recentDay } from './recent-day.ts'
import styles from './recent-games.module.css'

type Props = { games: RecentGame[] | null; today: string }

export function RecentGames({ games, today }: Props) {
  return (
    <section className={`${card.card} ${layout.stack}`} aria-labelledby="recent">
      <h2 id="recent">Recent games</h2>
      {games === null ? (
        <RecentShape />
      ) : games.length === 0 ? (
        <NoRecentGames />
      ) : (
        <ul role="list" className={styles.games} data-part="recent-games">
          {games.map((game) => (
            <li key={game.id}>
              <Game game={game} today={today} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export const NoRecentGames = () => <p className={typography.soft}>The games you finish will appear here.</p>

const TYPES: Record<RecentGame['game_type'], string> = { daily: 'Daily', library: 'Library' }

function Game({ game, today }: { game: RecentGame; today: string }) {
  const {
    list_id,
    list_title,
    list_date,
    completed_at,
    game_type,
    items_guessed_count,
    total_items,
    is_perfect,
    score,
  } = game
  return (
    // Today's list is not in the library yet.
    <Link to={list_date === today ? '/' : `/list/${list_id}`}>
      <span className={styles.what}>
        <b>{list_title}</b>
        <span className={typography.soft}>
          {recentDay(completed_at, today)}, {TYPES[game_type]}, {items_guessed_count} of {total_items}
          {is_perfect && (
            <span className={badges.badge}>
              <Icon name="star" />
              Perfect
            </span>
          )}
        </span>
      </span>
      <span className={`${typography.number} ${styles.score}`}>
        <span className={typography.srOnly}>Score </span>
        {score}
      </span>
    </Link>
  )
}

/** Reserves the height of a few games. */
function RecentShape() {
  return (
    <div aria-hidden="true">
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className={styles.shape} data-part="skeleton">
          <div className={loading.longLine} />
          <div className={loading.line} />
        </div>
      ))}
    </div>
  )
}
