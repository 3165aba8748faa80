import { useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { signOut } from './session.ts'
import { hideSheet } from './sheet-store.ts'

const FAILED = 'Signing out did not work. Please check your connection and try again.'

export function SignOutSheet() {
  const [state, setState] = useState<'asking' | 'leaving' | 'failed'>('asking')
  const leave = () => {
    if (state === 'leaving') return
    setState('leaving')
    signOut().then(hideSheet, () => setState('failed'))
  }
  return (
    <Dialog title="Sign out?" onClose={hideSheet}>
      <p>Your results stay in your account. Sign in again to see them.</p>
      <p className="soft">A game that you have not finished ends here.</p>
      {state === 'failed' && (
        <p className="alert bad" role="alert">
          <Icon name="cross" />
          <span>{FAILED}</span>
        </p>
      )}
      <div className="actions">
        <button type="button" className="btn quiet" onClick={hideSheet}>
          Cancel
        </button>
        <button type="button" className="btn" aria-disabled={state === 'leaving'} onClick={leave}>
          {state === 'leaving' && <span className="spin" />}
          {state === 'leaving' ? 'Signing out' : 'Sign Out'}
        </button>
      </div>
    </Dialog>
  )
}
