import { useState } from 'react'
import alerts from '../styles/alerts.module.css'
import buttons from '../styles/buttons.module.css'
import layout from '../styles/layout.module.css'
import loading from '../styles/loading.module.css'
import typography from '../styles/typography.module.css'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { signOut } from './session.ts'
import { hideSheet } from './sheet-store.ts'

const FAILED = 'Sign-out failed. Please check your connection and try again.'

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
      <p className={typography.soft}>Any unfinished game will be lost.</p>
      {state === 'failed' && (
        <p className={alerts.bad} role="alert">
          <Icon name="cross" />
          <span>{FAILED}</span>
        </p>
      )}
      <div className={layout.actions}>
        <button type="button" className={buttons.quiet} onClick={hideSheet}>
          Cancel
        </button>
        <button type="button" className={buttons.btn} aria-disabled={state === 'leaving'} onClick={leave}>
          {state === 'leaving' && <span className={loading.spinner} />}
          {state === 'leaving' ? 'Signing out' : 'Sign Out'}
        </button>
      </div>
    </Dialog>
  )
}
