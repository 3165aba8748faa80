import { SayLine } from '../../game/guess-bar.tsx'
import * as messages from '../../game/messages.ts'
import { Icon, Logo } from '../../ui/icon.tsx'
import { PageState } from '../../ui/page-state.tsx'
import { RefreshPage, WaysOut } from '../../ui/ways-out.tsx'
import { Sample, Section } from './section.tsx'

const TOASTS = [
  messages.CORRECT,
  messages.CORRECT_BY_AI,
  messages.incorrect(7),
  messages.incorrect(1),
  messages.congratulations(10),
  messages.gameOver(['Baffin Island', 'Victoria Island', 'Ellesmere Island']),
  messages.NO_GUESSES,
  messages.SLOTS_FULL,
  messages.COPIED,
  messages.COPY_FAILED,
  messages.FEEDBACK_THANKS,
  messages.IDEA_THANKS,
  messages.LOAD_FAILED,
]

const SAID = [
  { tone: 'plain', text: messages.OPENING },
  { tone: 'yes', text: messages.guessed('Madagascar', 'Madagascar', true) },
  { tone: 'no', text: messages.REPEAT },
  { tone: 'no', text: messages.OVERLAY_FAILED },
] as const

export function MessagesSection() {
  return (
    <Section title="Messages">
      <div className="two">
        <Sample label="The line above the input">
          {SAID.map(({ tone, text }) => (
            <SayLine key={text} say={{ tone, text, at: 0 }} />
          ))}
          <SayLine say={{ tone: 'plain', text: messages.CHECKING, at: 0 }} isBusy />
        </Sample>
        <div className="stack">
          <Sample label="Alerts">
            <p className="alert">
              <Icon name="chart" />
              <span>No completions yet. Share and check back later!</span>
            </p>
            <p className="alert bad">
              <Icon name="cross" />
              <span>Unable to load library. Please try again later.</span>
            </p>
          </Sample>
          <Sample label="A clue">
            <p className="clue">Three countries share it: Indonesia, Malaysia and Brunei.</p>
          </Sample>
        </div>
      </div>
      <Sample label="Toasts">
        <div className="row">
          {TOASTS.map(({ title, text }) => (
            <div key={title + text} className="toast look">
              <b>{title}</b>
              {text && <small>{text}</small>}
            </div>
          ))}
        </div>
      </Sample>
      <Sample label="Pages that say one thing">
        <div className="page-states">
          <PageState as="div" mark={<Logo />} title="Page Not Found" text="Whatever stood here has toppled.">
            <WaysOut />
          </PageState>
          <PageState as="div" mark={<ToppledSquares />} title="No list just now" text={messages.UNAVAILABLE}>
            <RefreshPage />
          </PageState>
          <PageState
            as="div"
            mark={<Logo />}
            title="This page fell over"
            text="Please check your connection and refresh the page."
          >
            <RefreshPage />
          </PageState>
        </div>
      </Sample>
    </Section>
  )
}

function ToppledSquares() {
  return (
    <div className="squares" aria-hidden="true">
      <i className="on" />
      <i />
      <i />
      <i />
    </div>
  )
}
