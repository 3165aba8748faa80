import { openSignIn } from '../identity/session.ts'
import { Icon } from '../ui/icon.tsx'

/** Asks a guest to sign in, without leaving the library. */
export function SignInPrompt() {
  return (
    <div className="alert prompt">
      <Icon name="user" />
      <p className="grow">Sign in to play previous games and track your statistics</p>
      <button type="button" className="btn" onClick={() => openSignIn()}>
        Sign in
      </button>
    </div>
  )
}
