import { type ReactNode, useState } from 'react'
import { Board } from '../../game/board/board.tsx'
import { GameStatus } from '../../game/board/game-status.tsx'
import { GuessBar } from '../../game/guess-bar.tsx'
import { incorrect, NOT_FOUND, OPENING } from '../../game/messages.ts'
import { Squares } from '../../ui/squares.tsx'
import { Toast } from '../../ui/toast.tsx'
import type { OnOpen } from './sample-game.tsx'
import { ISLANDS } from './sample-lists.ts'
import { LOST, MIDWAY } from './sample-states.ts'
import { Section } from './section.tsx'
import { type Token, tokensOf } from './use-tokens.ts'

/** A board of one slot. */
const only = (state: typeof LOST, position: number) => ({
  ...state,
  gameItems: state.gameItems.filter((slot) => slot.position === position),
})

export function MotionSection({ tokens, onOpen }: { tokens: Token[]; onOpen: OnOpen }) {
  return (
    <Section title="Motion" note="Each plays when pressed. With reduced motion they fade or stand still.">
      <ul className="token-list in-columns">
        {tokensOf(tokens, 'dur-', 'ease-').map(({ name, value }) => (
          <li key={name}>
            <span>
              <b>{name.slice(2)}</b> <span className="soft">{value}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="two">
        <Play label="A block lands">
          {(times) => <Board key={times} list={ISLANDS.list} state={only(MIDWAY, 4)} changed={times > 0 ? 4 : null} />}
        </Play>
        <Play label="A guess falls">
          {(times) => (
            <GameStatus
              key={times}
              label="Game status, moving"
              score={38}
              guessesRemaining={7}
              hasJustSpent={times > 0}
              onScore={() => onOpen({ game: ISLANDS, state: MIDWAY, first: { name: 'rules' } })}
            />
          )}
        </Play>
        <Play label="A guess is not found">
          {(times) => (
            <div className="guess look">
              <GuessBar
                id="guess-shaken"
                say={times > 0 ? { tone: 'no', text: NOT_FOUND, at: times } : { tone: 'plain', text: OPENING, at: 0 }}
                onGuess={() => {}}
                onHint={() => onOpen({ game: ISLANDS, state: MIDWAY, first: { name: 'choose-hint' } })}
              />
            </div>
          )}
        </Play>
        <Play label="A missed square tips">
          {(times) => <Board key={times} list={ISLANDS.list} state={only(LOST, 5)} />}
        </Play>
        <Play label="The column topples into a row">
          {(times) => <Squares key={times} found={LOST.gameItems} isToppling={times > 0} />}
        </Play>
        <Play label="A toast rises">{(times) => times > 0 && <RisingToast key={times} />}</Play>
        <Play
          label="A sheet rises"
          onPlay={() => onOpen({ game: ISLANDS, state: MIDWAY, first: { name: 'how-to-play' } })}
        />
        <Play label="What is pressed sinks" />
      </div>
    </Section>
  )
}

type PlayProps = { label: string; onPlay?: () => void; children?: (times: number) => ReactNode }

/** `children`: what moves, from how often it was played. */
function Play({ label, onPlay, children }: PlayProps) {
  const [times, setTimes] = useState(0)
  return (
    <div className="stack">
      <button
        type="button"
        className="btn quiet wide"
        onClick={() => {
          setTimes(times + 1)
          onPlay?.()
        }}
      >
        {label}
      </button>
      {children?.(times)}
    </div>
  )
}

function RisingToast() {
  const [toast] = useState(() => incorrect(7))
  const [isGone, setGone] = useState(false)
  return isGone ? null : <Toast toast={toast} onGone={() => setGone(true)} />
}
