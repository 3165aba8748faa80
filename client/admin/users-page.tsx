import card from '../styles/card.module.css'
import layout from '../styles/layout.module.css'
import typography from '../styles/typography.module.css'
import { Icon } from '../ui/icon.tsx'
import analytics from './analytics/analytics-page.module.css'
import { AdminHead } from './parts/admin-head.tsx'
import loadStates from './tables/load-states.module.css'
import { SearchBox } from './tables/search-box.tsx'

const FIGURES = ['Total Users', 'Admin Users', 'Active Today']

/** A placeholder, as specified. */
export function UsersPage() {
  return (
    <>
      <AdminHead title="Users" />
      <div className={layout.stack}>
        <SearchBox label="Search users by email or name" />
        <dl className={analytics.figures}>
          {FIGURES.map((label) => (
            <div key={label} className={card.card}>
              <dt className={typography.soft}>{label}</dt>
              <dd className={`${typography.number} ${analytics.figure}`}>–</dd>
            </div>
          ))}
        </dl>
        <div className={`${card.card} ${loadStates.nothing}`} data-part="nothing">
          <Icon name="user" />
          <h2>No users found</h2>
          <p className={typography.soft}>User data will appear here</p>
        </div>
      </div>
    </>
  )
}
