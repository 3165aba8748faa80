import { useEffect } from 'react'
import alerts from '../styles/alerts.module.css'
import buttons from '../styles/buttons.module.css'
import { announce } from '../ui/announcer.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './new-day-notice.module.css'

const SENTENCE = 'A new list is ready. Switch whenever you like.'

export function NewDayNotice({ onPlay }: { onPlay: () => void }) {
  useEffect(() => announce(SENTENCE), [])
  return (
    <div className={`${alerts.alert} ${styles.notice}`}>
      <Icon name="redo" />
      <span>{SENTENCE}</span>
      <button type="button" className={buttons.btn} onClick={onPlay}>
        Play the new list
      </button>
    </div>
  )
}
