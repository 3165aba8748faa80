import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

/** From where there is nothing to do. */
export function WaysOut() {
  return (
    <>
      <Link className="btn" to="/">
        <Icon name="home" />
        Go to Home
      </Link>
      <Link className="btn quiet" to="/library">
        <Icon name="books" />
        Browse Library
      </Link>
    </>
  )
}

export function RefreshPage() {
  return (
    <button type="button" className="btn" onClick={() => location.reload()}>
      <Icon name="redo" />
      Refresh Page
    </button>
  )
}
