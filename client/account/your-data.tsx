import { useRef, useState } from 'react'
import { getAccountData } from '../api/account.ts'
import alerts from '../styles/alerts.module.css'
import buttons from '../styles/buttons.module.css'
import card from '../styles/card.module.css'
import layout from '../styles/layout.module.css'
import loading from '../styles/loading.module.css'
import typography from '../styles/typography.module.css'
import { announce } from '../ui/announcer.tsx'
import { Icon } from '../ui/icon.tsx'
import account from './account.module.css'
import { DeleteDialog } from './delete-dialog.tsx'

const FILE_NAME = 'topple-data.json'

/** Milliseconds before the blob is released. */
const READ_WITHIN = 60_000

type Props = { uid: string; onDeleted: () => void; onDataGone: () => void }

export function YourData({ uid, onDeleted, onDataGone }: Props) {
  const [isDeleting, setDeleting] = useState(false)
  const { isFetching, problem, download } = useDownload(uid)
  return (
    <section className={`${card.card} ${layout.stack}`} aria-labelledby="your-data">
      <h2 id="your-data">Your data</h2>
      <p className={typography.soft}>
        We keep your results and what Google shares when you sign in: your name, e-mail and picture.
      </p>
      {problem && (
        <p className={alerts.bad} role="alert">
          <Icon name="cross" />
          <span>{problem}</span>
        </p>
      )}
      <button
        type="button"
        className={`${buttons.quiet} ${buttons.wide}`}
        aria-disabled={isFetching}
        onClick={() => void download()}
      >
        {isFetching ? <span className={loading.spinner} /> : <Icon name="down" />}
        Download my data
      </button>
      <button
        type="button"
        className={`${buttons.danger} ${buttons.small} ${account.apart}`}
        onClick={() => setDeleting(true)}
      >
        <Icon name="bin" />
        Delete my account and data
      </button>
      {isDeleting && (
        <DeleteDialog uid={uid} onClose={() => setDeleting(false)} onDeleted={onDeleted} onDataGone={onDataGone} />
      )}
    </section>
  )
}

function useDownload(uid: string) {
  const [isFetching, setFetching] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isBusy = useRef(false)
  const download = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setFetching(true)
    setProblem(null)
    try {
      saveAsFile(FILE_NAME, 'application/json', JSON.stringify(await getAccountData(uid), null, 2))
      announce('Your data has been downloaded.')
    } catch {
      setProblem('Your data could not be downloaded. Please check your connection and try again.')
    }
    isBusy.current = false
    setFetching(false)
  }
  return { isFetching, problem, download }
}

function saveAsFile(name: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN)
}
