import { openSignIn } from '../identity/session.ts'
import alerts from '../styles/alerts.module.css'
import buttons from '../styles/buttons.module.css'
import { Icon } from '../ui/icon.tsx'
import styles from './sign-in-prompt.module.css'

export function SignInPrompt() {
  return (
    <div className={`${alerts.alert} ${styles.prompt}`}>
      <Icon name="user" />
      <p>Sign in to play previous games and track your statistics</p>
      <button type="button" className={buttons.btn} onClick={() => openSignIn()}>
        Sign in
      </button>
    </div>
  )
}
