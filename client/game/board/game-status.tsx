import { INITIAL_GUESSES } from '#shared/limits.ts'
import { guesses, points } from '../messages.ts'
import styles from './game-status.module.css'

type Props = {
  label?: string
  score: number
  guessesRemaining: number
  onScore?: () => void
  hasJustSpent?: boolean
}

export function GameStatus(props: Props) {
  const { label = 'Game status', score, guessesRemaining, onScore, hasJustSpent = false } = props
  return (
    <section className={styles.status} aria-label={label}>
      <button type="button" className={styles.score} aria-haspopup="dialog" onClick={onScore} data-score="">
        <Score score={score} />
      </button>
      <div className={styles.left} data-left="">
        <GuessesLeft left={guessesRemaining} hasJustSpent={hasJustSpent} />
      </div>
    </section>
  )
}

export const Score = ({ score }: { score: number }) => (
  <>
    <span>{score}</span>
    <span>{points(score)}</span>
  </>
)

export function GuessesLeft({ left, hasJustSpent = false }: { left: number; hasJustSpent?: boolean }) {
  const places = Array.from({ length: INITIAL_GUESSES }, (_, at) => at)
  return (
    <>
      <div className={styles.pips} aria-hidden="true">
        {places.map((at) => (
          <i key={at} className={at < left ? undefined : at === left && hasJustSpent ? styles.falling : styles.spent} />
        ))}
      </div>
      <span>
        <span key={left}>{left}</span> <span>{guesses(left)}</span> left
      </span>
    </>
  )
}
