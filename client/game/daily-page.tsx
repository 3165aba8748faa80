import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GameResponse } from '#shared/contract/game.ts'
import { whyUnplayable } from '#shared/game/new-game.ts'
import { PRODUCT_NAME } from '#shared/limits.ts'
import buttons from '../styles/buttons.module.css'
import { announce } from '../ui/announcer.tsx'
import { Header } from '../ui/header.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageState } from '../ui/page-state.tsx'
import squares from '../ui/squares.module.css'
import { Toast } from '../ui/toast.tsx'
import { usePageHead } from '../ui/use-page-head.ts'
import { BoardSkeleton } from './board-skeleton.tsx'
import { GameScreen } from './game-screen.tsx'
import { LOAD_FAILED, UNAVAILABLE } from './messages.ts'
import { NewDayNotice } from './new-day-notice.tsx'
import { DailyStore } from './saving/daily-store.ts'
import { useStoredResult } from './saving/use-stored-result.ts'
import { useDayTurn } from './use-day-turn.ts'
import { useSeat } from './use-seat.ts'

type Props = { game: GameResponse | null; onGame: (game: GameResponse) => void }

export function DailyPage({ game, onGame }: Props) {
  const [isFailed, setFailed] = useState(false)
  const next = useDayTurn(game?.daily_game.date)
  usePageHead(game ? `${PRODUCT_NAME}: ${game.list.title}` : PRODUCT_NAME)

  useEffect(() => {
    if (game) return
    import('../api/game.ts').then((api) => api.getDailyGame()).then(onGame, () => setFailed(true))
  }, [game, onGame])

  if (isFailed || (game && whyUnplayable(game.list))) return <Unavailable />
  if (!game) return <BoardSkeleton />
  return <DailyGame key={game.list.id} game={game} next={next} onNext={onGame} />
}

type DailyGameProps = { game: GameResponse; next: GameResponse | null; onNext: (game: GameResponse) => void }

function DailyGame({ game, next, onNext }: DailyGameProps) {
  const { store, at } = useSeat(
    (owner) => new DailyStore(game, owner),
    (guests, uid) => {
      guests.joinAccount(uid)
      return true
    },
  )
  useStoredResult(game, 'daily', store)
  const playNext = (following: GameResponse) => {
    // Another board follows at once, without the button that had the focus.
    flushSync(() => onNext(following))
    if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true })
    announce(following.list.title)
  }
  const notice = next && <NewDayNotice onPlay={() => playNext(next)} />
  return <GameScreen key={at} game={game} type="daily" store={store} notice={notice} />
}

function Unavailable() {
  const [isToastShown, setToastShown] = useState(true)
  const hide = useCallback(() => setToastShown(false), [])
  return (
    <>
      <Header />
      <PageState
        mark={
          <div className={squares.squares} aria-hidden="true">
            <i className={squares.found} />
            <i />
            <i />
            <i />
          </div>
        }
        title="Today's list didn't load"
        text={UNAVAILABLE}
        isAlert
      >
        <button type="button" className={buttons.btn} onClick={() => location.reload()}>
          <Icon name="redo" />
          Refresh Page
        </button>
      </PageState>
      {isToastShown && <Toast toast={LOAD_FAILED} onGone={hide} />}
    </>
  )
}
