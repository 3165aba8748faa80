import { useState } from 'react'
import { clueFor } from '#shared/game/hints.ts'
import { MenuDialog } from '../../ui/menu-dialog.tsx'
import type { OnOpen, SampleOpening } from './sample-game.tsx'
import { ISLANDS, MOONS } from './sample-lists.ts'
import * as states from './sample-states.ts'
import { Section } from './section.tsx'

const midway = { game: ISLANDS, state: states.MIDWAY }
const lost = { game: ISLANDS, state: states.LOST }
const won = { game: ISLANDS, state: states.WON }
const moons = { game: MOONS, state: states.MOONS_MIDWAY }
const moonsLost = { game: MOONS, state: states.MOONS_LOST }
const results = { name: 'results', isFresh: true } as const

const OPENINGS: [label: string, opening: SampleOpening][] = [
  ['Guess Log', { ...midway, first: { name: 'log' } }],
  ['Guess Log, empty', { game: ISLANDS, state: states.FRESH, first: { name: 'log' } }],
  ['Choose Hint Type', { ...midway, first: { name: 'choose-hint' } }],
  ['Hint', { ...midway, first: { name: 'clue', clue: clueFor(ISLANDS.list, 2), position: 3 } }],
  ['Hint, no slot', { ...moons, first: { name: 'clue', clue: clueFor(MOONS.list, 5), position: -1 } }],
  ['Scoring Rules', { ...midway, first: { name: 'rules' } }],
  ['How to play', { ...midway, first: { name: 'how-to-play' } }],
  ['How to play, unranked', { ...moons, first: { name: 'how-to-play' } }],
  ['Give Up', { ...midway, first: { name: 'give-up' } }],
  ['Sources', { ...midway, first: { name: 'sources' } }],
  ['Sources, none', { ...moons, first: { name: 'sources' } }],
  ['Game actions', { ...midway, first: { name: 'actions' } }],
  ['Game actions, at the end', { ...lost, first: { name: 'actions' } }],
  ['Submit Feedback', { ...midway, first: { name: 'feedback' } }],
  ['Submit List Idea', { ...midway, first: { name: 'idea' } }],
  ['Results, lost', { ...lost, first: results }],
  ['Results, won', { ...won, first: results }],
  ['Results, unranked', { ...moonsLost, first: results, stats: states.loaded(states.MOON_STATS) }],
  ['Results, loading', { ...lost, first: results, stats: { kind: 'loading' } }],
  [
    'Results, no stats yet',
    { ...lost, first: results, stats: { kind: 'none', sentence: 'No completions yet. Share and check back later!' } },
  ],
  ['All answers', { ...lost, first: { name: 'answers' } }],
  ['All answers, unranked', { ...moonsLost, first: { name: 'answers' } }],
]

export function DialogsSection({ onOpen }: { onOpen: OnOpen }) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <Section title="Dialogs" note="Each is the game's own, over a sample game. The two forms really send.">
      <div className="row">
        {OPENINGS.map(([label, opening]) => (
          <button
            key={label}
            type="button"
            className="btn quiet"
            aria-haspopup="dialog"
            onClick={() => onOpen(opening)}
          >
            {label}
          </button>
        ))}
        <button type="button" className="btn quiet" aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
          Menu
        </button>
      </div>
      {isMenuOpen && <MenuDialog onClose={() => setMenuOpen(false)} />}
    </Section>
  )
}
