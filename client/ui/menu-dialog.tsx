import { NavLink } from 'react-router'
import { isSignInOffered, openSignIn, openSignOut, useSession } from '../identity/session.ts'
import buttons from '../styles/buttons.module.css'
import menu from '../styles/menu.module.css'
import person from '../styles/person.module.css'
import { Dialog } from './dialog.tsx'
import { Icon, type IconName } from './icon.tsx'

const LINKS: { to: string; icon: IconName; label: string }[] = [
  { to: '/', icon: 'home', label: 'Home' },
  { to: '/library', icon: 'books', label: 'Library' },
  { to: '/account', icon: 'user', label: 'Account' },
]

export function MenuDialog({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const isGuest = session.kind === 'guest'
  const leaveFor = (open: () => void) => () => {
    onClose()
    open()
  }
  return (
    <Dialog title="Menu" isMenu onClose={onClose}>
      <Who />
      <nav className={menu.menu} aria-label="Main">
        {LINKS.map(({ to, icon, label }) => (
          <NavLink key={to} to={to} end onClick={onClose}>
            <Icon name={icon} />
            {label}
          </NavLink>
        ))}
      </nav>
      {isSignInOffered() && (
        <button
          type="button"
          className={`${buttons.quiet} ${buttons.wide}`}
          onClick={leaveFor(isGuest ? openSignIn : openSignOut)}
        >
          {isGuest ? 'Sign in' : 'Sign Out'}
        </button>
      )}
    </Dialog>
  )
}

function Who() {
  const session = useSession()
  const name = session.kind === 'guest' ? null : session.user.display_name || session.user.email
  const status = session.kind === 'guest' ? 'Sign in to keep your statistics' : 'Signed in'
  return (
    <div className={person.person}>
      <span className={person.avatar} aria-hidden="true">
        {name ? [...name][0]?.toUpperCase() : <Icon name="user" />}
      </span>
      <div>
        <b>{session.kind === 'guest' ? 'Guest' : (name ?? 'Player')}</b>
        {isSignInOffered() && <small>{status}</small>}
      </div>
    </div>
  )
}
