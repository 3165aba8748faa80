import { type ReactNode, useEffect, useState } from 'react'
import alerts from '../styles/alerts.module.css'
import buttons from '../styles/buttons.module.css'
import loading from '../styles/loading.module.css'
import typography from '../styles/typography.module.css'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { GoogleMark } from './google-mark.tsx'
import { hideSheet } from './sheet-store.ts'
import { useSignIn } from './use-sign-in.ts'

/** Milliseconds. */
const SOON = 200

export function SignInSheet() {
  const { sentence, isBlocked, isReady, isBusy, tryTo } = useSignIn()
  return (
    <Dialog title="Sign in" onClose={hideSheet}>
      <p>Sign in with Google to save your progress and track your stats</p>
      <p className={typography.soft}>Games you played in this browser will be added to your account.</p>
      {sentence && (
        <p className={alerts.bad} role="alert">
          <Icon name="cross" />
          <span>{sentence}</span>
        </p>
      )}
      <button
        type="button"
        className={`${buttons.quiet} ${buttons.wide}`}
        aria-disabled={isBusy || !isReady}
        data-preparing={isReady ? undefined : ''}
        onClick={() => void tryTo('signIn')}
      >
        {isBusy && <span className={loading.spinner} />}
        {!isBusy &&
          (isReady ? (
            <GoogleMark />
          ) : (
            <Late meanwhile={<GoogleMark />}>
              <span className={loading.spinner} />
            </Late>
          ))}
        {isBusy ? 'Waiting for Google sign-in' : 'Sign in with Google'}
      </button>
      {isBlocked && (
        <button
          type="button"
          className={`${buttons.btn} ${buttons.wide}`}
          onClick={() => void tryTo('signInByRedirect')}
        >
          Sign in without a popup
        </button>
      )}
      <button type="button" className={`${buttons.quiet} ${buttons.wide}`} onClick={hideSheet}>
        Not now
      </button>
    </Dialog>
  )
}

/** Shows `meanwhile`, and after a moment `children`: most loads are over sooner. */
function Late({ children, meanwhile }: { children: ReactNode; meanwhile: ReactNode }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON)
    return () => clearTimeout(timer)
  }, [])
  return isLate ? children : meanwhile
}
