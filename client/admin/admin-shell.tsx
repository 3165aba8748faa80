import { type ReactNode, useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { PRODUCT_NAME } from '#shared/limits.ts'
import { Icon, type IconName, Logo } from '../ui/icon.tsx'
import shell from './admin-shell.module.css'

const LINKS: { to: string; icon: IconName; label: string }[] = [
  { to: '/admin/lists', icon: 'books', label: 'Lists' },
  { to: '/admin/list-ideas', icon: 'idea', label: 'List Ideas' },
  { to: '/admin/guesses', icon: 'flag', label: 'Contested Guesses' },
  { to: '/admin/feedback', icon: 'chat', label: 'Feedback' },
  { to: '/admin/analytics', icon: 'chart', label: 'Analytics' },
]

export function AdminShell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const nav = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    // On phones the menu scrolls.
    nav.current?.querySelector(`[href="${CSS.escape(pathname)}"]`)?.scrollIntoView({ block: 'nearest' })
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <div className={shell.shell} data-part="admin">
      <header className={shell.side}>
        <Link className={shell.brand} to="/admin/dashboard">
          <Logo />
          <b>{PRODUCT_NAME} admin</b>
        </Link>
        <nav aria-label="Admin" ref={nav}>
          {LINKS.map(({ to, icon, label }) => (
            <NavLink key={to} to={to}>
              <Icon name={icon} />
              {label}
            </NavLink>
          ))}
        </nav>
        <Link className={shell.back} to="/">
          <Icon name="left" />
          Back to App
        </Link>
      </header>
      <main className={shell.main} ref={main}>
        {children}
      </main>
    </div>
  )
}
