import { type RefObject, useEffect, useState } from 'react'
import { GUESS_MAX_LENGTH } from '#shared/game/limits.ts'
import { Icon } from '../ui/icon.tsx'

/** What the line above the input says of the last thing that happened. `at` is new for each, so that a repeat is said too. */
export type Say = { tone: 'plain' | 'yes' | 'no'; text: string; at: number }

type Props = {
  say: Say
  input?: RefObject<HTMLInputElement | null>
  isChecking?: boolean
  onGuess: (text: string) => void
  onHint: () => void
  /** Given to a first-time visitor: one line offers the rules. */
  onHowToPlay?: (() => void) | undefined
}

/** The field is the browser's own (uncontrolled): what is typed before the script arrives stays. */
export function GuessBar({ say, input, isChecking = false, onGuess, onHint, onHowToPlay }: Props) {
  const [isBlank, setBlank] = useState(true)
  useEffect(() => {
    const field = input?.current
    if (!field) return
    if (say.tone === 'yes') field.value = ''
    if (say.tone === 'no' && document.activeElement === field) field.select()
    setBlank(field.value.trim() === '')
  }, [input, say])

  const submit = (form: HTMLFormElement) => {
    if (!isChecking) onGuess(String(new FormData(form).get('guess') ?? ''))
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      {onHowToPlay && say.at === 0 ? (
        <Welcome onHowToPlay={onHowToPlay} />
      ) : (
        <SayLine
          say={isChecking ? { ...say, tone: 'plain', text: 'Checking partial matches' } : say}
          isBusy={isChecking}
        />
      )}
      <div className={say.tone === 'no' ? `guess-row shake-${say.at % 2}` : 'guess-row'}>
        <button type="button" className="btn quiet hint-btn" aria-haspopup="dialog" onClick={onHint}>
          <Icon name="bulb" />
          Hint
        </button>
        <label className="sr" htmlFor="guess">
          Your guess
        </label>
        <input
          ref={input}
          className="input"
          id="guess"
          name="guess"
          placeholder="Type a guess"
          maxLength={GUESS_MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="words"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onInput={(event) => setBlank(event.currentTarget.value.trim() === '')}
          onKeyDown={(event) => {
            // A disabled button keeps Enter from submitting, and a blank guess has its own sentence.
            if (event.key === 'Enter' && isBlank && event.currentTarget.form) submit(event.currentTarget.form)
          }}
        />
        <button
          type="submit"
          className="btn"
          disabled={isBlank || isChecking}
          // The field keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
        >
          Guess
        </button>
      </div>
    </form>
  )
}

function Welcome({ onHowToPlay }: { onHowToPlay: () => void }) {
  return (
    <p className="say">
      New here?
      <button type="button" className="link-btn" aria-haspopup="dialog" onClick={onHowToPlay}>
        How to play
      </button>
    </p>
  )
}

export function SayLine({ say, isBusy = false }: { say: Say; isBusy?: boolean }) {
  return (
    <p className={say.tone === 'plain' ? 'say' : `say ${say.tone}`} role="status">
      {isBusy && <span className="spin" />}
      {say.tone === 'yes' && <Icon name="tick" />}
      {say.tone === 'no' && <Icon name="cross" />}
      <span key={say.at}>{say.text}</span>
    </p>
  )
}
