import alerts from '../ui/alerts.module.css'
import buttons from '../ui/buttons.module.css'
import card from '../ui/card.module.css'
import { Icon } from '../ui/icon.tsx'
import layout from '../ui/layout.module.css'
import { AdminHead } from './admin-head.tsx'
import { AdminIcon } from './admin-icon.tsx'
import loadStates from './load-states.module.css'
import { SearchBox } from './search-box.tsx'

/** A placeholder, as specified. */
export function FeatureFlagsPage() {
  return (
    <>
      <AdminHead title="Feature Flags">
        <button type="button" className={buttons.btn} disabled title="Flags cannot be created yet">
          <AdminIcon name="plus" />
          Create Flag
        </button>
      </AdminHead>
      <div className={layout.stack}>
        <p className={alerts.alert}>
          <Icon name="help" />
          <span>Feature flags let you toggle features in real time, without a new deployment.</span>
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
