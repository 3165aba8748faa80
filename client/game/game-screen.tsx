import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { GameResponse, GameType } from '#shared/contract/game.ts'
import { clueFor } from '#shared/game/hints.ts'
import { type GameState, isRanked } from '#shared/game/new-game.ts'
import { gameScore } from '#shared/game/score.ts'
import { RESULTS_OPEN_AFTER } from '#shared/limits.ts'
import { useWhole } from '../api/first-game.ts'
import buttons from '../styles/buttons.module.css'
import { Announcer } from '../ui/announcer.tsx'
import { Header } from '../ui/header.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Toast } from '../ui/toast.tsx'
import { Board } from './board/board.tsx'
import { flashSlot } from './board/flash-slot.ts'
import { GameStatus } from './board/game-status.tsx'
import { ListHeading } from './board/list-heading.tsx'
import { showSlot } from './board/show-slot.ts'
import type { OpenDialog } from './dialogs/dialog-props.ts'
import styles from './game-screen.module.css'
import guessBar from './guess-bar.module.css'
import { GuessBar } from './guess-bar.tsx'
import { anyOf, OVERLAY_FAILED } from './messages.ts'
import { endingOf, resultOf } from './result.ts'
import type { GameStore } from './saving/game-store.ts'
import { sendResult } from './sending/results.ts'
import { ShouldCount } from './should-count.tsx'
import { useFirstVisit } from './use-first-visit.ts'
import { useGame } from './use-game.ts'
import { useGameDialogs } from './use-game-dialogs.ts'
import { useStart } from './use-start.ts'
import { useVisibleHeight } from './use-visible-height.ts'

type Props = {
  game: GameResponse
  type: GameType
  store: GameStore
  notice?: ReactNode
  /** False in an admin's trial: nothing is sent. */
  isRecorded?: boolean
}

type Tool = { name: 'log' | 'sources' | 'actions'; icon: IconName; label: string }

const LOG: Tool = { name: 'log', icon: 'log', label: 'Guess log' }
const HEADER_TOOLS: Tool[] = [LOG, { name: 'actions', icon: 'more', label: 'Game actions' }]
/** Wide screens have these in the bar, phones in the header. */
const BAR_TOOLS: Tool[] = [
  LOG,
  { name: 'sources', icon: 'link', label: 'Sources' },
  { name: 'actions', icon: 'more', label: 'More' },
]

export function GameScreen({ game: begun, type, store, notice, isRecorded = true }: Props) {
  const game = useWhole(begun)
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const [recorded, setRecorded] = useState<Promise<void> | null>(null)
  const { Dialogs, loadDialogs } = useGameDialogs()
  const isFirstVisit = useFirstVisit()
  useVisibleHeight()

  const onEnd = (ended: GameState) => {
    if (isRecorded) setRecorded(sendResult(resultOf(game, type, store.getPlayId(), ended)))
    setTimeout(() => {
      // An open dialog stays: results are a button away.
      if (!document.querySelector('dialog[open]')) void show({ name: 'results', isFresh: true })
    }, RESULTS_OPEN_AFTER)
  }
  const played = useGame(game, store, { isRecorded, onEnd, input })
  const { state, say, report } = played
  useStart(input, store)
  const isOver = state.gameStatus !== 'playing'

  useEffect(() => {
    if (played.changed) showSlot(played.changed)
  }, [played.changed])
  useEffect(() => {
    if (played.repeated) flashSlot(played.repeated.position)
  }, [played.repeated])

  const show = async (dialog: OpenDialog) => {
    try {
      await loadDialogs()
      setOpen(dialog)
    } catch {
      report(OVERLAY_FAILED)
    }
  }

  return (
    <div className={styles.game}>
      <Header title={type === 'library' ? 'Library' : undefined}>
        {HEADER_TOOLS.map(({ name, icon, label }) => (
          <button
            key={name}
            type="button"
            className={`${buttons.iconBtn} ${styles.narrowOnly}`}
            aria-label={label}
            aria-haspopup="dialog"
            onClick={() => show({ name })}
          >
            <Icon name={icon} />
          </button>
        ))}
      </Header>
      <main className={styles.play}>
        {notice}
        <div className={styles.scroller}>
          <ListHeading game={game} />
          <GameStatus
            score={gameScore(state)}
            guessesRemaining={state.guessesRemaining}
            hasJustSpent={played.hasJustSpent}
            goal={isRanked(game.list) ? undefined : anyOf(state.gameItems.length, game.list.items.length)}
            onScore={() => show({ name: 'rules' })}
          />
          <Board
            list={game.list}
            state={state}
            changed={played.changed}
            onClue={(slot) => show({ name: 'clue', clue: clueFor(game.list, slot.id), position: slot.position })}
          />
        </div>
        <div className={guessBar.bar}>
          <GuessBar
            say={say}
            input={input}
            isChecking={played.isChecking}
            pending={played.pending}
            aside={
              isRecorded &&
              say.isRefused &&
              say.guess && <ShouldCount list_id={game.list.id} play_id={store.getPlayId()} guess={say.guess} />
            }
            onGuess={played.guess}
            onHint={() => show({ name: 'choose-hint' })}
            onHowToPlay={isFirstVisit ? () => show({ name: 'how-to-play' }) : undefined}
            ending={
              isOver ? { text: endingOf(state), onResults: () => show({ name: 'results', isFresh: false }) } : undefined
            }
          />
          <Tools onOpen={show} />
        </div>
      </main>
      <Announcer />
      {played.toast && <Toast toast={played.toast} onGone={played.toastGone} />}
      {open && Dialogs && (
        <Dialogs
          open={open}
          onOpen={show}
          onClose={() => setOpen(null)}
          game={game}
          type={type}
          played={played}
          playId={store.getPlayId()}
          recorded={recorded}
        />
      )}
    </div>
  )
}

function Tools({ onOpen }: { onOpen: (dialog: OpenDialog) => void }) {
  return (
    <div className={styles.tools}>
      {BAR_TOOLS.map(({ name, icon, label }) => (
        <button
          key={name}
          type="button"
          className={buttons.iconBtn}
          aria-haspopup="dialog"
          onClick={() => onOpen({ name })}
        >
          <Icon name={icon} />
          {label}
        </button>
      ))}
    </div>
  )
}
