import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { GUESS_MAX_LENGTH } from '#shared/limits.ts'
import buttons from '../styles/buttons.module.css'
import fields from '../styles/fields.module.css'
import typography from '../styles/typography.module.css'
import { Icon } from '../ui/icon.tsx'
import said from './board/said.module.css'
import { Said, type Tone } from './board/said.tsx'
import styles from './guess-bar.module.css'
import { checking, lastWords, withoutAdvice } from './messages.ts'

/** A new `at` announces a repeated sentence. */
export type Say = {
  tone: Tone
  text: string
  at: number
  /** The guess it is about; later typing stays in the field. */
  guess?: string
  /** The guess was judged and is no item. */
  isRefused?: boolean
  /** The guess leaves the field. */
  isDone?: boolean
  /** The field stays: it holds another text, or the boot script has updated it. */
  isElsewhere?: boolean
}

type Props = {
  id?: string
  say: Say
  input?: RefObject<HTMLInputElement | null>
  isChecking?: boolean
  pending?: string[]
  aside?: ReactNode
  onGuess: (text: string) => void
  onHint: () => void
  /** Present for a first-time visitor. */
  onHowToPlay?: (() => void) | undefined
  /** Present once the game is over. */
  ending?: { text: string; onResults: () => void } | undefined
}

export function GuessBar({ ending, onHowToPlay, ...props }: Props) {
  const { say, isChecking, pending = [], aside } = props
  const hadFocus = useRef(false)
  if (onHowToPlay && say.at === 0 && !ending && !isChecking) {
    return (
      <>
        <Welcome onHowToPlay={onHowToPlay} />
        <GuessForm {...props} hadFocus={hadFocus} />
      </>
    )
  }
  const busy: Say = { ...say, tone: 'plain', text: checking(pending.slice(1)) }
  return (
    <>
      <SayLine
        say={ending ? endOf(say, ending.text) : isChecking ? busy : say}
        isBusy={isChecking && !ending}
        aside={!isChecking && aside}
      />
      {ending ? <ViewResults {...ending} hadFocus={hadFocus} /> : <GuessForm {...props} hadFocus={hadFocus} />}
    </>
  )
}

/** Only the game's sentence where it ended elsewhere. */
function endOf(say: Say, ending: string): Say {
  if (say.at === 0) return { ...say, text: ending }
  return { ...say, text: lastWords(withoutAdvice(say.text), ending) }
}

type HadFocus = { hadFocus: RefObject<boolean> }

function ViewResults({ onResults, hadFocus }: HadFocus & { onResults: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hadFocus.current) button.current?.focus({ preventScroll: true })
  }, [hadFocus])
  return (
    <button ref={button} type="button" className={`${buttons.btn} ${buttons.wide}`} onClick={onResults}>
      View Results
    </button>
  )
}

const NONE: string[] = []

const hasNothingNew = (text: string, pending: string[]) => ['', ...pending].includes(text.trim())

/** Uncontrolled: text typed before hydration stays. */
function GuessForm({
  id = 'guess',
  say,
  input,
  pending = NONE,
  onGuess,
  onHint,
  hadFocus,
}: Omit<Props, 'ending' | 'aside' | 'onHowToPlay'> & HadFocus) {
  const [isIdle, setIdle] = useState(true)
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const element = form.current
    return () => {
      hadFocus.current = element?.contains(document.activeElement) ?? false
    }
  }, [hadFocus])
  // Before React's other effects, where a press on the button would find it blank.
  useLayoutEffect(() => {
    const field = input?.current
    if (!field) return
    const isStill = !say.isElsewhere && field.value.trim() === say.guess
    if (isStill && say.isDone) {
      field.value = ''
      setIdle(true)
    } else if (isStill && document.activeElement === field) field.select()
  }, [input, say])
  useLayoutEffect(() => {
    if (input?.current) setIdle(hasNothingNew(input.current.value, pending))
  }, [input, pending])

  const submit = (control: HTMLInputElement | HTMLButtonElement) => {
    if (!control.form) return
    onGuess(String(new FormData(control.form).get('guess') ?? ''))
    // The next guess replaces one that waits.
    input?.current?.select()
  }
  const isShaken = say.tone === 'no' && !say.isElsewhere
  return (
    // Safari's Enter submits a form of one field even if its button is disabled.
    <form ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
      <div className={!isShaken ? styles.row : say.at % 2 ? styles.shakenAgain : styles.shaken}>
        <button type="button" className={`${buttons.quiet} ${styles.hint}`} aria-haspopup="dialog" onClick={onHint}>
          <Icon name="bulb" />
          Hint
        </button>
        <label className={typography.srOnly} htmlFor={id}>
          Your guess
        </label>
        <input
          ref={input}
          className={fields.input}
          id={id}
          name="guess"
          placeholder="Type a guess"
          maxLength={GUESS_MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="words"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onInput={(event) => setIdle(hasNothingNew(event.currentTarget.value, pending))}
          onKeyDown={(event) => {
            // Enter does not click a disabled button, and a blank guess has a sentence.
            if (event.key === 'Enter' && isIdle) submit(event.currentTarget)
          }}
        />
        <button
          type="submit"
          className={buttons.btn}
          disabled={isIdle}
          // Keeps the focus in the field, and a phone's keyboard up.
          onPointerDown={(event) => event.preventDefault()}
          // Enter in the field arrives as a click. Submitting would have autofill lay out the whole page first.
          onClick={(event) => {
            event.preventDefault()
            // An emptied field disables the button, which would drop the focus.
            input?.current?.focus({ preventScroll: true })
            submit(event.currentTarget)
          }}
        >
          Guess
        </button>
      </div>
    </form>
  )
}

function Welcome({ onHowToPlay }: { onHowToPlay: () => void }) {
  return (
    <p className={said.said}>
      New here?
      <button type="button" className={buttons.linkBtn} aria-haspopup="dialog" onClick={onHowToPlay}>
        How to play
      </button>
    </p>
  )
}

function SayLine({ say, isBusy = false, aside }: { say: Say; isBusy?: boolean; aside?: ReactNode }) {
  return (
    <div className={styles.line} data-said="">
      <Said tone={say.tone} text={say.text} at={say.at} isBusy={isBusy} />
      {aside}
    </div>
  )
}
