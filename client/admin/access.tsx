import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminCheckQuery } from '../api/admin.ts'
import { isSignInOffered, openSignIn, useSession } from '../identity/session.ts'
import buttons from '../styles/buttons.module.css'
import loading from '../styles/loading.module.css'
import typography from '../styles/typography.module.css'
import { Icon, Logo } from '../ui/icon.tsx'
import pageState from '../ui/page-state.module.css'
import { hasStatus } from './parts/failure.ts'

const SIGN_IN = 'Please sign in to access admin features.'
const NOT_ADMIN = 'Insufficient privileges - Admin access required.'
const NOT_VERIFIED = 'Failed to verify admin access.'

export function Access({ children }: { children: ReactNode }) {
  const session = useSession()
  const isGuest = session.kind === 'guest'
  const { data, error, isFetching, refetch } = useQuery({ ...adminCheckQuery(), enabled: !isGuest })

  if (isGuest) return <Denied reason={SIGN_IN}>{isSignInOffered() && <SignIn />}</Denied>
  if (hasStatus(error, 401)) return <Denied reason={SIGN_IN}>{isSignInOffered() && <SignIn />}</Denied>
  if (hasStatus(error, 403)) return <Denied reason={NOT_ADMIN} />
  // A later failed check keeps the page.
  if (data) return children
  if (error) {
    return (
      <Denied reason={NOT_VERIFIED}>
        <button
          type="button"
          className={buttons.btn}
          aria-disabled={isFetching}
          onClick={() => !isFetching && refetch()}
        >
          {isFetching ? <span className={loading.spinner} /> : <Icon name="redo" />}
          Try Again
        </button>
      </Denied>
    )
  }
  return (
    <main className={`${pageState.state} ${loading.late}`}>
      <Logo />
      <div className={pageState.text} role="status">
        <h1 tabIndex={-1}>Verifying admin access...</h1>
        <p className={typography.soft}>Please wait</p>
      </div>
      <span className={loading.spinner} />
    </main>
  )
}

function SignIn() {
  return (
    <button type="button" className={buttons.btn} onClick={openSignIn}>
      <Icon name="user" />
      Sign In
    </button>
  )
}

function Denied({ reason, children }: { reason: string; children?: ReactNode }) {
  return (
    <main className={pageState.state}>
      <Logo />
      <div className={pageState.text} role="alert">
        <h1 tabIndex={-1}>Access Denied</h1>
        <p className={typography.soft}>{reason}</p>
      </div>
      <div className={pageState.waysOut}>
        {children}
        <Link className={children ? buttons.quiet : buttons.btn} to="/">
          <Icon name="home" />
          Return Home
        </Link>
      </div>
    </main>
  )
}
