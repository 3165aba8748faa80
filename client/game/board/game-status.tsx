import { INITIAL_GUESSES } from '#shared/limits.ts'
import typography from '../../styles/typography.module.css'
import { guesses, points } from '../messages.ts'
import styles from './game-status.module.css'

type Props = {
  label?: string
  score: number
  guessesRemaining: number
  goal?: string | undefined
  onScore?: () => void
  hasJustSpent?: boolean
}

export function GameStatus(props: Props) {
  const { label = 'Game status', score, guessesRemaining, goal, onScore, hasJustSpent = false } = props
  return (
    <section className={styles.status} aria-label={label}>
      <button type="button" className={styles.score} aria-haspopup="dialog" onClick={onScore} data-score="">
        <Score score={score} />
      </button>
      <div className={styles.left} data-left="">
        <GuessesLeft left={guessesRemaining} latest={hasJustSpent ? styles.falling : styles.spent} />
      </div>
      {goal && <p className={typography.soft}>{goal}</p>}
    </section>
  )
}

export const Score = ({ score }: { score: number }) => (
  <>
    <span>{score}</span>
    <span>{points(score)}</span>
  </>
)

export function GuessesLeft({ left, latest = styles.spent }: { left: number; latest?: string | undefined }) {
  const places = Array.from({ length: INITIAL_GUESSES }, (_, at) => at)
  return (
    <>
      <div className={styles.pips} aria-hidden="true">
        {places.map((at) => (
          <i key={at} className={at < left ? undefined : at === left ? latest : styles.spent} />
        ))}
      </div>
      <span>
        <span key={left}>{left}</span> <span>{guesses(left)}</span> left
      </span>
    </>
  )
}
