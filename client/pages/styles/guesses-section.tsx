import { GameStatus } from '../../game/board/game-status.tsx'
import type { OnOpen } from './sample-game.tsx'
import { ISLANDS } from './sample-lists.ts'
import { LOST, MIDWAY } from './sample-states.ts'
import { Sample, Section } from './section.tsx'

const SHOWN = [
  { label: 'Fresh', score: 0, left: 10 },
  { label: 'Midway', score: 38, left: 7 },
  { label: 'The last one', score: 1, left: 1 },
  { label: 'None', score: 67, left: 0 },
]

export function GuessesSection({ onOpen }: { onOpen: OnOpen }) {
  return (
    <Section title="Guesses left">
      <div className="two">
        {SHOWN.map(({ label, score, left }) => (
          <Sample key={label} label={label}>
            <GameStatus
              label={`Game status, ${label}`}
              score={score}
              guessesRemaining={left}
              onScore={() => onOpen({ game: ISLANDS, state: left === 0 ? LOST : MIDWAY, first: { name: 'rules' } })}
            />
          </Sample>
        ))}
      </div>
    </Section>
  )
}
