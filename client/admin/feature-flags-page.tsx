import alerts from '../styles/alerts.module.css'
import buttons from '../styles/buttons.module.css'
import card from '../styles/card.module.css'
import layout from '../styles/layout.module.css'
import { Icon } from '../ui/icon.tsx'
import { AdminHead } from './parts/admin-head.tsx'
import { AdminIcon } from './parts/admin-icon.tsx'
import loadStates from './tables/load-states.module.css'
import { SearchBox } from './tables/search-box.tsx'

/** A placeholder, as specified. */
export function FeatureFlagsPage() {
  return (
    <>
      <AdminHead title="Feature Flags">
        <button type="button" className={buttons.btn} aria-disabled="true" aria-describedby="flags-note">
          <AdminIcon name="plus" />
          Create Flag
        </button>
      </AdminHead>
      <div className={layout.stack}>
        <p className={alerts.alert}>
          <Icon name="help" />
          <span>
            Feature flags let you toggle features in real time, without a new deployment.{' '}
            <span id="flags-note">They cannot be created yet.</span>
          </span>
        </p>
        <SearchBox label="Search flags" />
        <div className={`${card.card} ${loadStates.nothing}`} data-part="nothing">
          <Icon name="flag" />
          <h2>No feature flags configured</h2>
        </div>
      </div>
    </>
  )
}
