import { useEffect } from 'react'
import { announce } from '../ui/announcer.tsx'
import { Icon } from '../ui/icon.tsx'

const SENTENCE = 'A new list is ready. Your board stays until you say so.'

export function NewDayNotice({ onPlay }: { onPlay: () => void }) {
  useEffect(() => announce(SENTENCE), [])
  return (
    <div className="alert row notice">
      <Icon name="redo" />
      <span className="grow">{SENTENCE}</span>
      <button type="button" className="btn" onClick={onPlay}>
        Play the new list
      </button>
    </div>
  )
}
