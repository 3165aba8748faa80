import { Link } from 'react-router'
import { PRODUCT_NAME } from '#shared/game/limits.ts'
import { Header } from '../ui/header.tsx'
import { Icon } from '../ui/icon.tsx'
import { usePageHead } from '../ui/use-page-head.ts'

const FIGURES = ['Games Played', 'Average Items Guessed', 'Average Score', 'Day Streak']

/** The account of a site at which nobody can sign in: it says so, and offers what there is. */
export default function AccountPage() {
  usePageHead(`Account: ${PRODUCT_NAME}`)
  return (
    <>
      <Header title="Account" />
      <main className="page stack">
        <section className="card stack">
          <h2>Welcome to {PRODUCT_NAME}</h2>
          <p>Signing in is not set up on this site. Your game of the day is kept in this browser.</p>
          <dl className="stats four">
            {FIGURES.map((label) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>–</dd>
              </div>
            ))}
          </dl>
          <div className="actions">
            <Link className="btn" to="/">
              <Icon name="home" />
              Go to Home
            </Link>
            <Link className="btn quiet" to="/library">
              <Icon name="books" />
              Browse Library
            </Link>
          </div>
        </section>
      </main>
    </>
  )
}
