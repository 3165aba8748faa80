import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Late } from '../ui/late.tsx'
import { GoogleMark } from './google-mark.tsx'
import { hideSheet } from './sheet-store.ts'
import { useSignIn } from './use-sign-in.ts'

export function SignInSheet() {
  const { sentence, isBlocked, isReady, isBusy, tryTo } = useSignIn()
  return (
    <Dialog title="Sign in" onClose={hideSheet}>
      <p>Sign in with Google to save your progress and track your stats</p>
      <p className="soft">Games that you played in this browser join your account.</p>
      {sentence && (
        <p className="alert bad" role="alert">
          <Icon name="cross" />
          <span>{sentence}</span>
        </p>
      )}
      <button
        type="button"
        className="btn quiet wide"
        aria-disabled={isBusy || !isReady}
        data-preparing={isReady ? undefined : ''}
        onClick={() => void tryTo('signIn')}
      >
        {isBusy && <span className="spin" />}
        {!isBusy &&
          (isReady ? (
            <GoogleMark />
          ) : (
            <Late meanwhile={<GoogleMark />}>
              <span className="spin" />
            </Late>
          ))}
        {isBusy ? "Waiting for Google's window" : 'Sign in with Google'}
      </button>
      {isBlocked && (
        <button type="button" className="btn wide" onClick={() => void tryTo('signInByRedirect')}>
          Sign in without a popup
        </button>
      )}
      <button type="button" className="btn quiet wide" onClick={hideSheet}>
        Not now
      </button>
    </Dialog>
  )
}
