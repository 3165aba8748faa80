import { useEffect, useState } from 'react'
import { easternDate, nextEasternMidnight } from '#shared/game/eastern-day.ts'
import { serverNow } from '../../api/server-clock.ts'
import typography from '../../styles/typography.module.css'
import { Icon } from '../../ui/icon.tsx'
import styles from './results-dialog.module.css'

/** Counts down to the next Eastern midnight. */
export function Countdown({ date }: { date: string }) {
  const [left, setLeft] = useState(timeLeft)
  useEffect(() => {
    const timer = setInterval(() => setLeft(timeLeft()), 1000)
    return () => clearInterval(timer)
  }, [])
  if (easternDate(serverNow()) > date) return <p className={styles.countdown}>The next list is ready.</p>
  return (
    <p className={styles.countdown}>
      <Icon name="clock" />
      Next list in{' '}
      <span className={typography.number} role="timer" aria-live="off">
        {left}
      </span>
    </p>
  )
}

/** hh:mm:ss */
function timeLeft(): string {
  const now = serverNow()
  const seconds = Math.ceil((nextEasternMidnight(now) - now) / 1000)
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')
}
