import { useEffect, useRef, useState } from 'react'
import { deleteAccountData } from '../api/account.ts'
import { deleteIdentity, loadService, reauthenticate } from '../identity/session.ts'
import alerts from '../styles/alerts.module.css'
import buttons from '../styles/buttons.module.css'
import layout from '../styles/layout.module.css'
import loading from '../styles/loading.module.css'
import typography from '../styles/typography.module.css'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import account from './account.module.css'
import { deleteAccount } from './delete-account.ts'

type Stage = 'asking' | 'signing in' | 'deleting'

const WORDS: Record<Stage, string> = {
  asking: 'Delete my account and data',
  'signing in': 'Waiting for you to sign in',
  deleting: 'Deleting',
}

type Props = { uid: string; onClose: () => void; onDeleted: () => void; onDataGone: () => void }

export function DeleteDialog({ uid, onClose, onDeleted, onDataGone }: Props) {
  const [stage, setStage] = useState<Stage>('asking')
  const [problem, setProblem] = useState<string | null>(null)
  const [isDataGone, setDataGone] = useState(false)
  const isBusy = useRef(false)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    // Preloaded: a click opens Google's window only if the SDK is there. A failure shows at the click.
    loadService()
      .then((service) => service.prepareSignIn())
      .catch(() => {})
    return () => {
      isOpen.current = false
    }
  }, [])

  const run = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setProblem(null)
    setStage('signing in')
    const deleteData = () => {
      setStage('deleting')
      return deleteAccountData(uid)
    }
    const outcome = await deleteAccount(
      { reauthenticate, deleteData, deleteIdentity },
      isDataGone,
      () => isOpen.current,
    )
    isBusy.current = false
    setStage('asking')
    if (outcome.kind === 'deleted') return onDeleted()
    setProblem(outcome.sentence)
    setDataGone(outcome.isDataGone)
    if (outcome.isDataGone) onDataGone()
  }
  const close = () => {
    // Closing does not cancel a deletion under way.
    if (stage !== 'deleting') onClose()
  }

  return (
    <Dialog title="Delete your account?" describedBy="delete-what" onClose={close}>
      <div id="delete-what" className={layout.stack}>
        <p>
          <b>Deleted for good:</b> your games, statistics and streak, and your sign-in for this site.
        </p>
        <p>
          <b>Kept:</b> your Google account; the counts behind everyone's averages, which identify no one; and any
          feedback and list ideas you sent, which are not linked to you.
        </p>
        <p className={typography.soft}>To confirm it's you, sign in with Google again.</p>
      </div>
      {problem && (
        <p className={alerts.bad} role="alert">
          <Icon name="cross" />
          <span>{problem}</span>
        </p>
      )}
      <div className={`${layout.actions} ${account.long}`}>
        <button type="button" className={buttons.quiet} aria-disabled={stage === 'deleting'} onClick={close}>
          Cancel
        </button>
        <button type="button" className={buttons.danger} aria-disabled={stage !== 'asking'} onClick={() => void run()}>
          {stage === 'asking' ? <Icon name="bin" /> : <span className={loading.spinner} />}
          {WORDS[stage]}
        </button>
      </div>
    </Dialog>
  )
}
