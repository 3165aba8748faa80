import { NavLink } from 'react-router'
import { Dialog } from './dialog.tsx'
import { Icon, type IconName } from './icon.tsx'

const LINKS: { to: string; icon: IconName; label: string }[] = [
  { to: '/', icon: 'home', label: 'Home' },
  { to: '/library', icon: 'books', label: 'Library' },
  { to: '/account', icon: 'user', label: 'Account' },
]

export function MenuDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Menu" isMenu onClose={onClose}>
      <div className="who">
        <span className="avatar" aria-hidden="true">
          <Icon name="user" />
        </span>
        <b>Guest</b>
      </div>
      <nav className="menu-list" aria-label="Main">
        {LINKS.map(({ to, icon, label }) => (
          <NavLink key={to} to={to} end onClick={onClose}>
            <Icon name={icon} />
            {label}
          </NavLink>
        ))}
      </nav>
    </Dialog>
  )
}
