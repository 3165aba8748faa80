import { useSyncExternalStore } from 'react'
import { announce } from '../ui/announcer.tsx'
import buttons from '../ui/buttons.module.css'
import { CONTESTED, CONTESTED_BEFORE, SHOULD_COUNT } from './messages.ts'
import { type Contested, contest, contestState, subscribeContests } from './sending/contests.ts'
import styles from './should-count.module.css'

/** One tap says of a refused guess that it should count; from then on it says what became of that. */
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
      // There may be one for each of ten guesses.
      aria-label={`${text}: ${contested.guess}`}
      // Disabled it would lose the focus.
      aria-disabled={state !== null}
      // The field keeps the focus, and a phone its keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onClick={press}
    >
      {text}
    </button>
  )
}
