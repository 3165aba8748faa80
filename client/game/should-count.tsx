import { useSyncExternalStore } from 'react'
import buttons from '../styles/buttons.module.css'
import { announce } from '../ui/announcer.tsx'
import { CONTESTED, CONTESTED_BEFORE, SHOULD_COUNT } from './messages.ts'
import { type Contested, contest, contestState, subscribeContests } from './sending/contests.ts'
import styles from './should-count.module.css'

export function ShouldCount({ isListed = false, ...contested }: Contested & { isListed?: boolean }) {
  const state = useSyncExternalStore(subscribeContests, () => contestState(contested))
  const text = state ? (isListed ? CONTESTED_BEFORE : CONTESTED)[state] : SHOULD_COUNT

  const press = async () => {
    if (state) return
    announce(CONTESTED.new)
    await contest(contested)
    const after = contestState(contested)
    if (after && CONTESTED[after] !== CONTESTED.new) announce(CONTESTED[after])
  }
  return (
    <button
      type="button"
      className={`${buttons.linkBtn} ${styles.shouldCount}`}
      aria-label={`${text}: ${contested.guess}`}
      // `disabled` would drop the focus.
      aria-disabled={state !== null}
      // Keeps the focus in the field, and a phone's keyboard up.
      onPointerDown={(event) => event.preventDefault()}
      onClick={press}
    >
      {text}
    </button>
  )
}
