import { type ReactNode, useState } from 'react'
import { easternDate } from '#shared/game/eastern-day.ts'
import { clueFor } from '#shared/game/hints.ts'
import { Board } from '../../game/board/board.tsx'
import { GameStatus } from '../../game/board/game-status.tsx'
import { EmptyPlaces } from '../../game/board-skeleton.tsx'
import { Countdown } from '../../game/dialogs/countdown.tsx'
import { Distribution } from '../../game/dialogs/distribution.tsx'
import { Figures } from '../../game/dialogs/figures.tsx'
import { GuessBar, type Say } from '../../game/guess-bar.tsx'
import * as messages from '../../game/messages.ts'
import { NewDayNotice } from '../../game/new-day-notice.tsx'
import alerts from '../../ui/alerts.module.css'
import badges from '../../ui/badges.module.css'
import buttons from '../../ui/buttons.module.css'
import fields from '../../ui/fields.module.css'
import { ICON_NAMES, Icon, Logo } from '../../ui/icon.tsx'
import layout from '../../ui/layout.module.css'
import loading from '../../ui/loading.module.css'
import { MenuDialog } from '../../ui/menu-dialog.tsx'
import { PageState } from '../../ui/page-state.tsx'
import { Squares } from '../../ui/squares.tsx'
import { Toast, type ToastContent } from '../../ui/toast.tsx'
import { RefreshPage, WaysOut } from '../../ui/ways-out.tsx'
import styles from '../styles-page.module.css'
import type { SampleOpening } from './sample-game.tsx'
import * as samples from './samples.ts'
import { Section } from './section.tsx'

const { ISLANDS, MOONS, LOADED, STATS } = samples
const never = () => {}
const named = <Name extends string>(names: readonly Name[], show: (name: Name) => ReactNode) =>
  Object.fromEntries(names.map((name) => [name, show(name)]))

function Button({ kind }: { kind: 'btn' | 'quiet' | 'danger' }) {
  return (
    <div className={layout.row}>
      <button type="button" className={buttons[kind]}>
        <Icon name="share" />
        Press me
      </button>
      <button type="button" className={buttons[kind]} disabled>
        Disabled
      </button>
      <button type="button" className={buttons[kind]} aria-disabled="true">
        <span className={loading.spinner} />
        Sending
      </button>
    </div>
  )
}

export const Buttons = () => (
  <Section
    title="Buttons"
    samples={{
      ...named(['btn', 'quiet', 'danger'], (kind) => <Button kind={kind} />),
      wide: (
        <button type="button" className={`${buttons.btn} ${buttons.wide}`}>
          Share
        </button>
      ),
      'icon, expanded': (
        <button type="button" className={buttons.iconBtn} aria-label="Menu" aria-expanded="true">
          <Icon name="menu" />
        </button>
      ),
      link: (
        <button type="button" className={buttons.linkBtn}>
          How to play
        </button>
      ),
    }}
  />
)

export const Fields = () => (
  <Section
    title="Fields"
    samples={{
      'A field with an error': (
        <div className={fields.field}>
          <label htmlFor="styles-error">Topic</label>
          <input className={fields.input} id="styles-error" aria-invalid="true" aria-describedby="styles-error-text" />
          <p className={fields.error} id="styles-error-text">
            <Icon name="cross" />
            Please enter your list idea
          </p>
        </div>
      ),
      'A choice': (
        <div className={fields.field}>
          <label htmlFor="styles-select">AI Model</label>
          <select className={fields.input} id="styles-select">
            <option>Standard model</option>
          </select>
        </div>
      ),
    }}
  />
)

const BARS: Record<string, { say: Say; isChecking?: boolean; isFirst?: boolean; end?: string }> = {
  'First visit': { say: { tone: 'plain', text: messages.OPENING, at: 0 }, isFirst: true },
  Ready: { say: { tone: 'plain', text: messages.OPENING, at: 0 } },
  Right: { say: { tone: 'yes', text: messages.guessed('Kalimantan', 'Borneo', false), at: 1 } },
  'Not found': { say: { tone: 'no', text: messages.NOT_FOUND, at: 1 } },
  Checking: { say: { tone: 'plain', text: messages.OPENING, at: 0 }, isChecking: true },
  Ended: { say: { tone: 'plain', text: '', at: 0 }, end: messages.ending(7, 10, 0) },
}

export const Game = () => (
  <Section
    title="The game"
    samples={{
      'Ranked: found, letters, clues, empty, a long name': <Board list={ISLANDS.list} state={samples.MIDWAY} />,
      'Ranked, at the end': <Board list={ISLANDS.list} state={samples.LOST} />,
      Unranked: <Board list={MOONS.list} state={samples.MOONS_MIDWAY} />,
      'Unranked, at the end': <Board list={MOONS.list} state={samples.MOONS_LOST} />,
      ...named(['10', '7', '1', '0'], (left) => (
        <GameStatus label={`Game status, ${left} left`} score={Number(left) * 9} guessesRemaining={Number(left)} />
      )),
      ...named(Object.keys(BARS), (name) => {
        const { say, isChecking = false, isFirst, end } = BARS[name] as (typeof BARS)[string]
        return (
          <div className={styles.bar}>
            <GuessBar
              id={`guess-${name}`}
              say={say}
              isChecking={isChecking}
              onGuess={never}
              onHint={never}
              onHowToPlay={isFirst ? never : undefined}
              ending={end === undefined ? undefined : { text: end, onResults: never }}
            />
          </div>
        )
      }),
      'A new day': (
        <div className={styles.notice}>
          <NewDayNotice onPlay={never} />
        </div>
      ),
      'A list on its way': <EmptyPlaces />,
    }}
  />
)

export const Marks = () => (
  <Section
    title="Marks and figures"
    samples={{
      Badges: (
        <div className={layout.row}>
          {[badges.badge, badges.plain, badges.hint, badges.good, badges.bad].map((badge) => (
            <span key={badge} className={badge}>
              <Icon name="tick" />
              Badge
            </span>
          ))}
        </div>
      ),
      Squares: <Squares found={samples.LOST.gameItems} />,
      'Small squares': <Squares found={samples.LOST.gameItems} isSmall />,
      Figures: <Figures state={samples.LOST} stats={LOADED} />,
      'Figures on their way': <Figures state={samples.WON} stats={{ kind: 'loading' }} />,
      'No figures': <Figures state={samples.MOONS_LOST} stats={{ kind: 'none', sentence: '' }} />,
      Distribution: <Distribution stats={STATS} score={40} slots={7} />,
      Countdown: <Countdown date={easternDate(Date.now())} />,
      Icons: (
        <ul className={styles.icons}>
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
    }}
  />
)

const TOASTS: ToastContent[] = [
  messages.CORRECT,
  messages.CORRECT_BY_AI,
  messages.incorrect(7),
  messages.congratulations(10),
  messages.gameOver(['Baffin Island', 'Victoria Island']),
  messages.COPY_FAILED,
  messages.LOAD_FAILED,
]

export function Messages() {
  const [toast, setToast] = useState<ToastContent | null>(null)
  return (
    <>
      <Section
        title="Messages"
        samples={{
          Alerts: (
            <>
              <p className={alerts.alert}>No completions yet. Share and check back later!</p>
              <p className={alerts.bad}>Unable to load library. Please try again later.</p>
            </>
          ),
          Toasts: (
            <div className={layout.row}>
              {TOASTS.map((each) => (
                <button
                  key={each.title + each.text}
                  type="button"
                  className={buttons.quiet}
                  onClick={() => setToast({ ...each })}
                >
                  {each.title}
                </button>
              ))}
            </div>
          ),
          'Page not found': (
            <PageState as="div" mark={<Logo />} title="Page Not Found" text="Whatever stood here has toppled.">
              <WaysOut />
            </PageState>
          ),
          Unavailable: (
            <PageState as="div" mark={<Logo />} title="Today's list didn't load" text={messages.UNAVAILABLE}>
              <RefreshPage />
            </PageState>
          ),
        }}
      />
      {toast && <Toast toast={toast} onGone={() => setToast(null)} />}
    </>
  )
}

const midway = { game: ISLANDS, state: samples.MIDWAY }
const lost = { game: ISLANDS, state: samples.LOST }
const moons = { game: MOONS, state: samples.MOONS_MIDWAY }
const results = { name: 'results', isFresh: true } as const

const OPENINGS: Record<string, SampleOpening> = {
  'Guess Log': { ...midway, first: { name: 'log' } },
  'Guess Log, empty': { game: ISLANDS, state: samples.FRESH, first: { name: 'log' } },
  'Choose Hint Type': { ...midway, first: { name: 'choose-hint' } },
  Hint: { ...midway, first: { name: 'clue', clue: clueFor(ISLANDS.list, 2), position: 3 } },
  'Scoring Rules': { ...midway, first: { name: 'rules' } },
  'How to play': { ...midway, first: { name: 'how-to-play' } },
  'How to play, unranked': { ...moons, first: { name: 'how-to-play' } },
  'Give Up': { ...midway, first: { name: 'give-up' } },
  Sources: { ...midway, first: { name: 'sources' } },
  'Sources, none': { ...moons, first: { name: 'sources' } },
  'Game actions': { ...midway, first: { name: 'actions' } },
  'Submit Feedback': { ...midway, first: { name: 'feedback' } },
  'Submit List Idea': { ...midway, first: { name: 'idea' } },
  'Results, lost': { ...lost, first: results },
  'Results, won': { game: ISLANDS, state: samples.WON, first: results },
  'Results, unranked': { game: MOONS, state: samples.MOONS_LOST, first: results },
  'Results, loading': { ...lost, first: results, stats: { kind: 'loading' } },
  'All answers': { ...lost, first: { name: 'answers' } },
}

export function Dialogs({ onOpen }: { onOpen: (opening: SampleOpening) => void }) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <section className={layout.stack}>
      <h2>Dialogs</h2>
      <div className={layout.row}>
        {Object.entries(OPENINGS).map(([label, opening]) => (
          <button
            key={label}
            type="button"
            className={buttons.quiet}
            aria-haspopup="dialog"
            onClick={() => onOpen(opening)}
          >
            {label}
          </button>
        ))}
        <button type="button" className={buttons.quiet} aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
          Menu
        </button>
      </div>
      {isMenuOpen && <MenuDialog onClose={() => setMenuOpen(false)} />}
    </section>
  )
}

const MOVES: Record<string, (times: number) => ReactNode> = {
  'A block lands': (times) => (
    <Board list={ISLANDS.list} state={samples.onlySlot(samples.MIDWAY, 4)} changed={times > 0 ? 4 : null} />
  ),
  'A guess falls': (times) => (
    <GameStatus label="Game status, moving" score={38} guessesRemaining={7} hasJustSpent={times > 0} />
  ),
  'A missed square tips': () => <Board list={ISLANDS.list} state={samples.onlySlot(samples.LOST, 2)} />,
  'The column topples into a row': (times) => <Squares found={samples.LOST.gameItems} isToppling={times > 0} />,
}

export function Motion() {
  const [times, setTimes] = useState(0)
  const play = (name: string) => (
    <div className={layout.stack} key={times}>
      <button type="button" className={buttons.quiet} onClick={() => setTimes(times + 1)}>
        Play
      </button>
      {MOVES[name]?.(times)}
    </div>
  )
  return (
    <Section
      title="Motion"
      note="With reduced motion they fade or stand still."
      samples={named(Object.keys(MOVES), play)}
    />
  )
}
