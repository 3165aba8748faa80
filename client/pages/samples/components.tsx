import { type ComponentProps, type ReactNode, useState } from 'react'
import { easternDate } from '#shared/game/eastern-day.ts'
import { Board } from '../../game/board/board.tsx'
import { GameStatus } from '../../game/board/game-status.tsx'
import { ListHeading } from '../../game/board/list-heading.tsx'
import { EmptyPlaces } from '../../game/board-skeleton.tsx'
import { GuessBar } from '../../game/guess-bar.tsx'
import * as messages from '../../game/messages.ts'
import { NewDayNotice } from '../../game/new-day-notice.tsx'
import { Countdown } from '../../game/results/countdown.tsx'
import { Distribution } from '../../game/results/distribution.tsx'
import { Figures } from '../../game/results/figures.tsx'
import { ShouldCount } from '../../game/should-count.tsx'
import alerts from '../../styles/alerts.module.css'
import badges from '../../styles/badges.module.css'
import buttons from '../../styles/buttons.module.css'
import fields from '../../styles/fields.module.css'
import layout from '../../styles/layout.module.css'
import loading from '../../styles/loading.module.css'
import { ICON_NAMES, Icon, Logo } from '../../ui/icon.tsx'
import { MenuDialog } from '../../ui/menu-dialog.tsx'
import { PageState } from '../../ui/page-state.tsx'
import { Squares } from '../../ui/squares.tsx'
import { Toast } from '../../ui/toast.tsx'
import { RefreshPage, WaysOut } from '../../ui/ways-out.tsx'
import styles from '../styles-page.module.css'
import { SampleGame, type SampleOpening } from './sample-game.tsx'
import * as samples from './samples.ts'

const { ISLANDS, MOONS, MIDWAY, LOST, MOONS_LOST, LOADED } = samples
const never = () => {}

const shown = <Case,>(cases: Record<string, Case>, show: (each: Case, name: string) => ReactNode) =>
  Object.fromEntries(Object.entries(cases).map(([name, each]) => [name, show(each, name)]))

type PlayProps = { label?: string; show: (times: number, stop: () => void) => ReactNode }

/** `show` gets the number of presses. */
function Play({ label = 'Play', show }: PlayProps) {
  const [times, setTimes] = useState(0)
  return (
    <>
      <button type="button" className={buttons.quiet} onClick={() => setTimes(times + 1)}>
        {label}
      </button>
      {show(times, () => setTimes(0))}
    </>
  )
}

/** Buttons by their words. */
type Row = Record<string, ComponentProps<'button'>>
const WORDS: Row = {
  Guess: {},
  Share: { children: [<Icon key="mark" name="share" />, 'Share'] },
  Disabled: { disabled: true },
  Sending: { 'aria-disabled': true, children: [<span key="mark" className={loading.spinner} />, 'Sending'] },
}
const MARKS: Row = {
  Menu: { children: <Icon name="menu" /> },
  'Guess log': { children: <Icon name="log" />, 'aria-expanded': true },
}
const BUTTONS: Record<string, { look: string | undefined; row: Row }> = {
  Primary: { look: buttons.btn, row: WORDS },
  Quiet: { look: buttons.quiet, row: WORDS },
  Danger: { look: buttons.danger, row: WORDS },
  'Icons, the second expanded': { look: buttons.iconBtn, row: MARKS },
  Wide: { look: `${buttons.btn} ${buttons.wide}`, row: { 'View Results': {} } },
  Inline: { look: buttons.linkBtn, row: { 'How to play': {} } },
}
const INPUTS = {
  Empty: { placeholder: 'The deepest lakes' },
  Filled: { defaultValue: 'The tallest waterfalls' },
  Error: { 'aria-invalid': true, 'aria-describedby': 'styles-error' },
}
const BOARDS = {
  'Ranked: found, letters, clues, empty, a long name': { list: ISLANDS.list, state: MIDWAY },
  'Ranked, at the end': { list: ISLANDS.list, state: LOST },
  Unranked: { list: MOONS.list, state: samples.MOONS_MIDWAY },
  'Unranked, at the end': { list: MOONS.list, state: MOONS_LOST },
}
const GUESSES_LEFT = { Fresh: 10, Midway: 7, 'The last guess': 1, 'No guesses left': 0 }

const opening = { tone: 'plain', text: messages.OPENING, at: 0 } as const
const refused = { tone: 'no', text: messages.NOT_FOUND, at: 1 } as const
const contested = { list_id: ISLANDS.list.id, play_id: 'sample', guess: 'Iceland' }
type Bar = Partial<ComponentProps<typeof GuessBar>>
const BARS: Record<string, Bar> = {
  'First visit': { onHowToPlay: never },
  Ready: {},
  Right: { say: { tone: 'yes', text: messages.guessed('Kalimantan', 'Borneo', false), at: 1 } },
  'Not found': { say: refused, aside: <ShouldCount {...contested} /> },
  'A clue given': { say: { tone: 'plain', text: messages.clueGiven(3), at: 1 } },
  Checking: { isChecking: true },
  Lost: { ending: { text: messages.ending(7, 10, 0), onResults: never } },
  Won: { ending: { text: messages.ending(10, 10, 4), onResults: never } },
}
const bar = (props: Bar, name: string) => (
  <div className={styles.bar}>
    <GuessBar id={`guess-${name}`} say={opening} onGuess={never} onHint={never} {...props} />
  </div>
)

const BADGES = {
  Ranked: badges.badge,
  Unranked: badges.plain,
  Pending: badges.hint,
  Implemented: badges.good,
  Failed: badges.bad,
}
const ALERTS = { 'An alert': alerts.alert, 'An error': alerts.bad }
const PAGES = {
  'Page Not Found': { text: 'Whatever stood here has toppled.', children: <WaysOut /> },
  "Today's list didn't load": { text: messages.UNAVAILABLE, children: <RefreshPage /> },
}
const TOASTS = [
  messages.CORRECT,
  messages.CORRECT_BY_AI,
  messages.congratulations(10),
  messages.gameOver(['Baffin Island', 'Victoria Island', 'Ellesmere Island']),
  messages.LOAD_FAILED,
]

type First = SampleOpening['first']
const PLAYING: First[] = [
  ...(['choose-hint', 'rules', 'how-to-play', 'give-up', 'feedback', 'idea'] as const).map((name) => ({ name })),
  { name: 'clue', clue: 'Three countries share it.', position: 3 },
]
const ENDED: First[] = [{ name: 'results', isFresh: true }, { name: 'answers' }]
const ALWAYS: First[] = [{ name: 'log' }, { name: 'sources' }, { name: 'actions' }]
const OPENINGS: Record<string, Omit<SampleOpening, 'first'>> = {
  Fresh: { game: ISLANDS, state: samples.FRESH },
  Ranked: { game: ISLANDS, state: MIDWAY },
  Unranked: { game: MOONS, state: samples.MOONS_MIDWAY },
  Lost: { game: ISLANDS, state: LOST },
  'Unranked, lost': { game: MOONS, state: MOONS_LOST },
  'Stats loading': { game: ISLANDS, state: LOST, stats: { kind: 'loading' } },
  'No stats yet': { game: ISLANDS, state: LOST, stats: { kind: 'none', sentence: 'No completions yet.' } },
}
const opener = (opening: SampleOpening) => {
  const { first } = opening
  const label = first.name === 'clue' ? messages.clueTitle(first.position) : first.name
  return <Play key={label} label={label} show={(times) => times > 0 && <SampleGame key={times} {...opening} />} />
}

const MOVES: Record<string, (times: number) => ReactNode> = {
  'A block lands': (times) => <Board key={times} list={ISLANDS.list} state={MIDWAY} changed={times > 0 ? 4 : null} />,
  'A missed square tips': (times) => <Board key={times} list={ISLANDS.list} state={LOST} />,
  'A guess falls': (times) => (
    <GameStatus key={times} label="Moving" score={38} guessesRemaining={7} hasJustSpent={times > 0} />
  ),
  'A guess is not found': (times) => bar(times > 0 ? { say: { ...refused, at: times } } : {}, 'shaken'),
  'The column topples into a row': (times) => <Squares key={times} found={LOST.gameItems} isToppling={times > 0} />,
}

export const COMPONENTS: Record<string, Record<string, ReactNode>> = {
  Buttons: shown(BUTTONS, ({ look, row }) => (
    <div className={layout.row}>
      {Object.entries(row).map(([words, state]) => (
        <button key={words} type="button" className={look} aria-label={words} {...state}>
          {state.children ?? words}
        </button>
      ))}
    </div>
  )),
  Fields: {
    ...shown(INPUTS, (input, name) => (
      <div className={fields.field}>
        <label htmlFor={`styles-${name}`}>Topic</label>
        <input className={fields.input} id={`styles-${name}`} {...input} />
        {name === 'Error' && (
          <p className={fields.error} id="styles-error">
            <Icon name="cross" />
            Please enter your list idea
          </p>
        )}
      </div>
    )),
  },
  'The game': {
    "A list's heading": <ListHeading game={ISLANDS} />,
    'A list loading': <EmptyPlaces />,
    ...shown(BOARDS, (board) => <Board {...board} onClue={never} />),
    ...shown(GUESSES_LEFT, (left, name) => <GameStatus label={name} score={left * 9} guessesRemaining={left} />),
    ...shown(BARS, bar),
    'A new day': (
      <div className={styles.notice}>
        <NewDayNotice onPlay={never} />
      </div>
    ),
  },
  'Marks and figures': {
    ...shown(BADGES, (look, name) => (
      <p>
        <span className={look}>
          <Icon name="star" />
          {name}
        </span>
      </p>
    )),
    Squares: <Squares found={LOST.gameItems} />,
    Countdown: <Countdown date={easternDate(Date.now())} />,
    Figures: <Figures state={LOST} stats={LOADED} />,
    ...shown({ 'The best score': 70, 'The worst score': 0 }, (score) => (
      <Distribution stats={LOADED} score={score} slots={7} />
    )),
    Icons: (
      <ul role="list" className={styles.icons}>
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
        <li>
          <Logo />
          logo
        </li>
      </ul>
    ),
  },
  Messages: {
    ...shown(ALERTS, (look) => (
      <p className={look}>
        <Icon name="chart" />
        <span>No completions yet. Share and check back later!</span>
      </p>
    )),
    Toasts: (
      <div className={layout.row}>
        {TOASTS.map((toast) => (
          <Play
            key={toast.title}
            label={toast.title}
            show={(times, stop) => times > 0 && <Toast key={times} toast={toast} onGone={stop} />}
          />
        ))}
      </div>
    ),
    ...shown(PAGES, (page, title) => <PageState as="div" mark={<Logo />} title={title} {...page} />),
  },
  'Dialogs (the two forms actually send)': {
    ...shown(OPENINGS, (opening) => (
      <div className={layout.row}>
        {[...(opening.state.gameStatus === 'playing' ? PLAYING : ENDED), ...ALWAYS].map((first) =>
          opener({ ...opening, first }),
        )}
      </div>
    )),
    Everywhere: <Play label="menu" show={(times, stop) => times > 0 && <MenuDialog onClose={stop} />} />,
  },
  'Motion (reduced: a fade or none)': shown(MOVES, (show) => <Play show={show} />),
}
