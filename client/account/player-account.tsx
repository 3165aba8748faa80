import { useQueryClient } from '@tanstack/react-query'
import { accountKey } from '../api/account.ts'
import { useEasternToday } from '../api/day-turn.ts'
import { openSignOut, type Session } from '../identity/session.ts'
import buttons from '../styles/buttons.module.css'
import card from '../styles/card.module.css'
import layout from '../styles/layout.module.css'
import person from '../styles/person.module.css'
import typography from '../styles/typography.module.css'
import { Icon } from '../ui/icon.tsx'
import account from './account.module.css'
import { Avatar } from './avatar.tsx'
import { Calendar } from './calendar.tsx'
import { Figures } from './figures.tsx'
import { RecentGames } from './recent-games.tsx'
import { Scores } from './scores.tsx'
import { useFigures } from './use-figures.ts'
import { YourData } from './your-data.tsx'

type Props = { session: Exclude<Session, { kind: 'guest' }>; onDeleted: () => void }

/** A restoring session shows the page's shape. */
export function PlayerAccount({ session, onDeleted }: Props) {
  const { user } = session
  const { statistics, games } = useFigures(session)
  const client = useQueryClient()
  const today = useEasternToday()
  return (
    <div className={layout.columns}>
      <section className={`${card.card} ${layout.stack}`} aria-labelledby="you">
        <div className={person.person}>
          <Avatar address={user.photo_url} />
          <div className={account.name}>
            <h2 id="you">{user.display_name || user.email || 'Player'}</h2>
            {user.display_name && user.email && <span className={typography.soft}>{user.email}</span>}
          </div>
        </div>
        <Figures statistics={statistics} />
        <button type="button" className={`${buttons.quiet} ${buttons.wide}`} onClick={() => openSignOut()}>
          <Icon name="exit" />
          Sign Out
        </button>
      </section>
      <Calendar statistics={statistics} today={today} />
      <RecentGames games={games} today={today} />
      <div className={layout.stack}>
        <Scores statistics={statistics} />
        <YourData
          uid={user.uid}
          onDeleted={onDeleted}
          onDataGone={() => void client.resetQueries({ queryKey: accountKey(user.uid) })}
        />
      </div>
    </div>
  )
}
