import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { adminCheckQuery } from '../api/admin.ts'
import badges from '../styles/badges.module.css'
import buttons from '../styles/buttons.module.css'
import card from '../styles/card.module.css'
import layout from '../styles/layout.module.css'
import person from '../styles/person.module.css'
import { Icon, type IconName } from '../ui/icon.tsx'
import dashboard from './dashboard-page.module.css'
import { AdminHead } from './parts/admin-head.tsx'

const QUICK_ACTIONS: { to: string; icon: IconName; label: string }[] = [
  { to: '/admin/analytics', icon: 'chart', label: 'Analytics' },
  { to: '/admin/lists', icon: 'books', label: 'Lists' },
  { to: '/admin/users', icon: 'user', label: 'Users' },
  { to: '/admin/feature-flags', icon: 'flag', label: 'Feature Flags' },
]

/** Static, as specified. */
const STATUS = [
  { what: 'API', state: 'Healthy' },
  { what: 'Database', state: 'OK' },
  { what: 'Services', state: 'Online' },
]

export function DashboardPage() {
  const { data } = useQuery(adminCheckQuery())
  return (
    <>
      <AdminHead title="Welcome to Admin" />
      <div className={layout.stack}>
        {data && (
          <section className={`${card.card} ${person.person}`} data-part="person">
            <span className={person.avatar} aria-hidden="true">
              <Icon name="user" />
            </span>
            <p>
              Signed in as{' '}
              <b>
                <bdi>{data.user.display_name || data.user.email}</bdi>
              </b>
              <small>
                <bdi>{data.user.email}</bdi>
              </small>
            </p>
          </section>
        )}
        <section className={layout.tight} aria-labelledby="quick-actions">
          <h2 id="quick-actions">Quick Actions</h2>
          <div className={dashboard.quick}>
            {QUICK_ACTIONS.map(({ to, icon, label }) => (
              <Link key={to} className={buttons.quiet} to={to}>
                <Icon name={icon} />
                {label}
              </Link>
            ))}
          </div>
        </section>
        <section className={`${layout.tight} ${card.card}`} aria-labelledby="system-status">
          <h2 id="system-status">System Status</h2>
          <dl className={dashboard.health}>
            {STATUS.map(({ what, state }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd className={badges.good}>
                  <Icon name="tick" />
                  {state}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  )
}
