import { Icon } from '../ui/icon.tsx'
import { AdminHead } from './admin-head.tsx'
import { AdminIcon } from './admin-icon.tsx'
import { SearchBox } from './search-box.tsx'

/** A place for flags: nothing is loaded here, and nothing can be made yet. */
export function FeatureFlagsPage() {
  return (
    <>
      <AdminHead title="Feature Flags">
        <button type="button" className="btn" disabled title="Flags cannot be created yet">
          <AdminIcon name="plus" />
          Create Flag
        </button>
      </AdminHead>
      <div className="stack">
        <p className="alert">
          <Icon name="help" />
          <span>Feature flags let you toggle features in real time, without a new deployment.</span>
        </p>
        <SearchBox label="Search flags" />
        <div className="card nothing">
          <Icon name="flag" />
          <h2>No feature flags configured</h2>
        </div>
      </div>
    </>
  )
}
