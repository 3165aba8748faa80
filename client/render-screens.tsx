import { Suspense } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { GameResponse, GameType } from '#shared/contract/game.ts'
import type { LibraryInPage } from '#shared/contract/library.ts'
import { newGame } from '#shared/game/new-game.ts'
import { Board } from './game/board/board.tsx'
import { GuessesLeft } from './game/board/game-status.tsx'
import { Said } from './game/board/said.tsx'
import { GameScreen } from './game/game-screen.tsx'
import type { GameStore } from './game/saving/game-store.ts'
import { LibraryFrame, LibraryView } from './library/library-view.tsx'

/** The worker's door to the client: HTML of a fresh board, to be hydrated. */
export function renderGame(game: GameResponse, type: GameType): string {
  const board = renderToString(
    <StaticRouter location={type === 'daily' ? '/' : `/list/${game.list.id}`}>
      <GameScreen game={game} type={type} store={untouched(game)} />
    </StaticRouter>,
  )
  return `<div id="app">${board}</div>`
}

/** Screens before and after the first guesses: the build derives the page's critical styles from them. */
export function renderFirstSights(): string {
  const items = Array.from({ length: 10 }, (_, at) => ({ name: `Item ${at}`, metric: `${at} m` }))
  const sights = [true, false].flatMap((is_ranked) => {
    const list = { id: '', title: 'Title', description: '', category: '', is_ranked, items, hints: [], sources: [] }
    const game = { daily_game: { id: '', date: '2026-01-01' }, list: { ...list, item_count: items.length } }
    const { gameItems, ...state } = newGame({ items, is_ranked: true })
    const found = { ...state, gameItems: gameItems.map((slot) => ({ ...slot, isGuessed: true })) }
    return [renderGame(game, 'daily'), renderToStaticMarkup(<Board list={list} state={found} />)]
  })
  const tones = (['plain', 'yes', 'no'] as const).map((tone) => <Said key={tone} tone={tone} text={tone} />)
  return sights.join('') + renderToStaticMarkup([...tones, <GuessesLeft key="left" left={5} />])
}

export function renderLibrary({ today, query, page }: LibraryInPage, isSignInOffered: boolean): string {
  const screen = renderToString(
    <StaticRouter location="/library">
      {/* Mirrors the Suspense boundary of app.tsx. */}
      <Suspense>
        <LibraryFrame>
          <LibraryView
            query={query}
            data={page}
            today={today}
            isPlayer={false}
            isSignInOffered={isSignInOffered}
            isBusy={false}
            onFilter={never}
            onPage={never}
          />
        </LibraryFrame>
      </Suspense>
    </StaticRouter>,
  )
  return `<div id="app">${screen}</div>`
}

const never = () => {
  throw new Error('nobody plays on the server')
}

function untouched(game: GameResponse): GameStore {
  const state = newGame(game.list)
  return {
    getState: () => state,
    getPlayId: never,
    subscribe: () => () => {},
    catchUp: never,
    act: never,
    finish: never,
  }
}
