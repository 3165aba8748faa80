import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { OpenDialog } from '../../game/dialogs/game-dialogs.tsx'
import { GuessBar, type Say } from '../../game/guess-bar.tsx'
import { BLANK, CONTESTED, clueGiven, ending, guessed, NOT_FOUND, OPENING, SHOULD_COUNT } from '../../game/messages.ts'
import type { OnOpen } from './sample-game.tsx'
import { ISLANDS } from './sample-lists.ts'
import { LOST, MIDWAY, WON } from './sample-states.ts'
import { Sample, Section } from './section.tsx'

type Shown = {
  label: string
  say: Say
  aside?: ReactNode
  typed?: string
  isChecking?: boolean
  isFirst?: boolean
  end?: 'won' | 'lost'
}

const opening: Say = { tone: 'plain', text: OPENING, at: 0 }
/** As the game's, but it sends nothing. */
const shouldCount = (text: string, isSaid: boolean) => (
  <button type="button" className="link-btn should-count" aria-disabled={isSaid}>
    {text}
  </button>
)
const refused: Say = { tone: 'no', text: NOT_FOUND, at: 1 }
const SHOWN: Shown[] = [
  { label: 'The first visit', say: opening, isFirst: true },
  { label: 'Ready', say: opening },
  { label: 'Right', say: { tone: 'yes', text: guessed('Kalimantan', 'Borneo', false), at: 1 } },
  { label: 'Not found', say: refused, typed: 'Iceland', aside: shouldCount(SHOULD_COUNT, false) },
  { label: 'Not found, and contested', say: refused, typed: 'Iceland', aside: shouldCount(CONTESTED.new, true) },
  { label: 'A clue given', say: { tone: 'plain', text: clueGiven(3), at: 1 } },
  { label: 'Checking', say: opening, typed: 'Baffin', isChecking: true },
  { label: 'Ended: lost', say: opening, end: 'lost' },
  { label: 'Ended: won', say: opening, end: 'won' },
]

export function GuessBarSection({ onOpen }: { onOpen: OnOpen }) {
  return (
    <Section title="Guess bar">
      <div className="two">
        {SHOWN.map((shown, at) => (
          <Sample key={shown.label} label={shown.label}>
            <Bar {...shown} id={`guess-${at}`} onOpen={onOpen} />
          </Sample>
        ))}
      </div>
    </Section>
  )
}

/** Answers a guess as the game does, but for free. */
function Bar({
  id,
  onOpen,
  typed = '',
  isChecking,
  isFirst,
  end,
  aside,
  ...first
}: Shown & { id: string; onOpen: OnOpen }) {
  const input = useRef<HTMLInputElement>(null)
  const [say, setSay] = useState(first.say)
  // The field is the browser's own; the bar looks into it in a later effect.
  useLayoutEffect(() => {
    if (input.current) input.current.value = typed
  }, [typed])

  const answer = (text: string) => {
    const item = ISLANDS.list.items.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase())
    const [tone, sentence]: [Say['tone'], string] = item
      ? ['yes', guessed(text.trim(), item.name, true)]
      : ['no', text.trim() === '' ? BLANK : NOT_FOUND]
    setSay(({ at }) => ({ tone, text: sentence, at: at + 1 }))
  }
  const state = end === 'won' ? WON : end === 'lost' ? LOST : MIDWAY
  const open = (dialog: OpenDialog) => onOpen({ game: ISLANDS, state, first: dialog })

  return (
    <div className="guess look">
      <GuessBar
        id={id}
        say={say}
        input={input}
        isChecking={isChecking ?? false}
        aside={say === first.say && aside}
        onGuess={answer}
        onHint={() => open({ name: 'choose-hint' })}
        onHowToPlay={isFirst ? () => open({ name: 'how-to-play' }) : undefined}
        ending={
          end && {
            text: end === 'won' ? ending(10, 10, 10) : ending(7, 10, 0),
            onResults: () => open({ name: 'results', isFresh: false }),
          }
        }
      />
    </div>
  )
}
