import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { GameResponse } from '#shared/contract/game.ts'
import { newGame } from '#shared/game/new-game.ts'
import { GameScreen } from './game/game-screen.tsx'
import type { GameStore } from './game/game-store.ts'

/** The one door through which the worker renders the client: a fresh board of `game` as HTML, for the client to hydrate. */
export function renderDailyGame(game: GameResponse): string {
  return renderToString(
    <StaticRouter location="/">
      <GameScreen game={game} type="daily" store={untouched(game)} />
    </StaticRouter>,
  )
}

function untouched(game: GameResponse): GameStore {
  const state = newGame(game.list)
  const never = () => {
    throw new Error('nobody plays on the server')
  }
  return {
    getState: () => state,
    getPlayId: never,
    subscribe: () => () => {},
    catchUp: never,
    act: never,
    finish: never,
  }
}
