import { Icon } from '../ui/icon.tsx'
import { AdminHead } from './admin-head.tsx'
import { SearchBox } from './search-box.tsx'

const FIGURES = ['Total Users', 'Admin Users', 'Active Today']

/** A place for users: nothing is loaded here. */
export function UsersPage() {
  return (
    <>
      <AdminHead title="Users" />
      <div className="stack">
        <SearchBox label="Search users by email or name" />
        <dl className="figs">
          {FIGURES.map((label) => (
            <div key={label} className="card">
              <dt className="soft">{label}</dt>
              <dd className="num big">–</dd>
            </div>
          ))}
        </dl>
        <div className="card nothing">
          <Icon name="user" />
          <h2>No users found</h2>
          <p className="soft">User data will appear here</p>
        </div>
      </div>
    </>
  )
}
