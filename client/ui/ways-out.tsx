import { Link } from 'react-router'
import buttons from '../styles/buttons.module.css'
import { Icon } from './icon.tsx'

export function WaysOut() {
  return (
    <>
      <Link className={buttons.btn} to="/">
        <Icon name="home" />
        Go to Home
      </Link>
      <Link className={buttons.quiet} to="/library">
        <Icon name="books" />
        Browse Library
      </Link>
    </>
  )
}

export function RefreshPage() {
  return (
    <button type="button" className={buttons.btn} onClick={() => location.reload()}>
      <Icon name="redo" />
      Refresh Page
    </button>
  )
}
