import { Icon } from '../../ui/icon.tsx'
import type { OnOpen } from './sample-game.tsx'
import { ISLANDS } from './sample-lists.ts'
import { MIDWAY } from './sample-states.ts'
import { Sample, Section } from './section.tsx'

const KINDS = [
  { kind: 'btn', label: 'Primary', word: 'Guess' },
  { kind: 'btn quiet', label: 'Quiet', word: 'Cancel' },
  { kind: 'btn danger', label: 'Danger', word: 'Give Up' },
]

export function ButtonsSection({ onOpen }: { onOpen: OnOpen }) {
  const open = (name: 'choose-hint' | 'how-to-play') => onOpen({ game: ISLANDS, state: MIDWAY, first: { name } })
  return (
    <Section title="Buttons">
      {KINDS.map(({ kind, label, word }) => (
        <Sample key={kind} label={label}>
          <Button kind={kind} word={word} />
        </Sample>
      ))}
      <div className="two">
        <div className="stack">
          <Sample label="Wide">
            <button type="button" className="btn wide">
              <Icon name="share" />
              Share
            </button>
          </Sample>
          <Sample label="A choice">
            <button type="button" className="choice" onClick={() => open('choose-hint')}>
              <span className="avatar" aria-hidden="true">
                <Icon name="letter" />
              </span>
              <span>
                <b>Letter</b>
                <span className="soft">Shows the next letter of the first unguessed item.</span>
              </span>
            </button>
          </Sample>
          <Sample label="Icon buttons: rest, hover or expanded, focus">
            <div className="row">
              <button type="button" className="icon-btn" aria-label="Menu">
                <Icon name="menu" />
              </button>
              <button type="button" className="icon-btn" aria-label="Guess log" aria-expanded="true">
                <Icon name="log" />
              </button>
              <button type="button" className="icon-btn look-focus" aria-label="Game actions">
                <Icon name="more" />
              </button>
            </div>
          </Sample>
          <Sample label="Among words">
            <p>
              New here?{' '}
              <button type="button" className="link-btn" onClick={() => open('how-to-play')}>
                How to play
              </button>
            </p>
          </Sample>
        </div>
        <Sample label="A menu: current, rest, hover, off with the reason">
          <Menu />
        </Sample>
      </div>
    </Section>
  )
}

function Button({ kind, word }: { kind: string; word: string }) {
  return (
    <div className="row">
      <button type="button" className={kind}>
        {word}
      </button>
      <button type="button" className={kind}>
        <Icon name={kind.endsWith('danger') ? 'flag' : 'share'} />
        With a mark
      </button>
      <button type="button" className={`${kind} look-hover`}>
        Hover
      </button>
      <button type="button" className={`${kind} look-pressed`}>
        Pressed
      </button>
      <button type="button" className={`${kind} look-focus`}>
        Focus
      </button>
      <button type="button" className={kind} disabled>
        Disabled
      </button>
      <button type="button" className={kind} aria-disabled="true">
        <span className="spin" />
        Sending
      </button>
    </div>
  )
}

function Menu() {
  return (
    <div className="menu-list card">
      <button type="button" aria-current="page">
        <Icon name="home" />
        Home
      </button>
      <button type="button">
        <Icon name="books" />
        Library
      </button>
      <button type="button" className="look-hover">
        <Icon name="user" />
        Account
      </button>
      <button type="button" disabled>
        <Icon name="flag" />
        <span>
          Give Up
          <small>This game is over</small>
        </span>
      </button>
    </div>
  )
}
