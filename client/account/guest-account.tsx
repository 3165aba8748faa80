import { PRODUCT_NAME } from '#shared/limits.ts'
import { SIGN_IN_ALERT } from '../identity/error-sentences.ts'
import { GoogleMark } from '../identity/google-mark.tsx'
import { openSignIn } from '../identity/session.ts'
import alerts from '../styles/alerts.module.css'
import buttons from '../styles/buttons.module.css'
import card from '../styles/card.module.css'
import layout from '../styles/layout.module.css'
import typography from '../styles/typography.module.css'
import { Icon, Logo } from '../ui/icon.tsx'
import { WaysOut } from '../ui/ways-out.tsx'
import { Figures } from './figures.tsx'
import { NoRecentGames } from './recent-games.tsx'

const FOR_THE_LIBRARY = 'Sign in to play previous games and track your statistics'
const FOR_ITS_OWN_SAKE = 'Sign in with Google to save your progress and track your stats'

/** `hasFailed`: the last sign-in failed. */
export function GuestAccount({ cameFromLibrary, hasFailed }: { cameFromLibrary: boolean; hasFailed: boolean }) {
  return (
    <div className={layout.columns}>
      <section className={`${card.card} ${layout.stack}`} aria-labelledby="welcome">
        <Welcome />
        <p>{cameFromLibrary ? FOR_THE_LIBRARY : FOR_ITS_OWN_SAKE}</p>
        {hasFailed && (
          <p className={alerts.bad} role="alert">
            <Icon name="cross" />
            <span>{SIGN_IN_ALERT}</span>
          </p>
        )}
        <button type="button" className={`${buttons.quiet} ${buttons.wide}`} onClick={() => openSignIn()}>
          <GoogleMark />
          Sign in with Google
        </button>
        <p className={typography.soft}>
          You can keep playing the daily list as a guest. Today's result will be added to your account when you sign in.
        </p>
      </section>
      <section className={`${card.card} ${layout.stack}`} aria-labelledby="no-statistics">
        <h2 id="no-statistics">Your statistics</h2>
        <Figures isPlaceholder />
        <h2>Recent games</h2>
        <NoRecentGames />
      </section>
    </div>
  )
}

export function NotOffered() {
  return (
    <section className={`${card.card} ${layout.stack}`} aria-labelledby="welcome">
      <Welcome />
      <p>Sign-in is not set up on this site. Today's game is saved in this browser.</p>
      <Figures isPlaceholder />
      <div className={layout.actions}>
        <WaysOut />
      </div>
    </section>
  )
}

function Welcome() {
  return (
    <div className={layout.row}>
      <Logo />
      <h2 id="welcome">Welcome to {PRODUCT_NAME}</h2>
    </div>
  )
}
