import { INITIAL_GUESSES } from '#shared/limits.ts'
import { guesses, points } from './messages.ts'

type Props = {
  label?: string
  score: number
  guessesRemaining: number
  onScore?: () => void
  hasJustSpent?: boolean
}

/** The score, which opens its rules, and the guesses left: standing blocks, and hollow ones that fell. */
export function GameStatus(props: Props) {
  const { label = 'Game status', score, guessesRemaining, onScore, hasJustSpent = false } = props
  return (
    <section className="status" aria-label={label}>
      <button type="button" className="score" aria-haspopup="dialog" onClick={onScore}>
        <span className="num">{score}</span>
        <span className="lbl">{points(score)}</span>
      </button>
      <div className="left">
        <Pips left={guessesRemaining} hasJustSpent={hasJustSpent} />
        <span>
          <span key={guessesRemaining} className="num">
            {guessesRemaining}
          </span>{' '}
          <span className="w">{guesses(guessesRemaining)}</span> left
        </span>
      </div>
    </section>
  )
}

function Pips({ left, hasJustSpent }: { left: number; hasJustSpent: boolean }) {
  const places = Array.from({ length: INITIAL_GUESSES }, (_, at) => at)
  return (
    <div className="pips" aria-hidden="true">
      {places.map((at) => (
        <i key={at} className={at < left ? 'pip' : at === left && hasJustSpent ? 'pip out new' : 'pip out'} />
      ))}
    </div>
  )
}
