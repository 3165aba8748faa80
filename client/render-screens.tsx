import { Suspense } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { GameResponse } from '#shared/contract/game.ts'
import type { LibraryInPage } from '#shared/contract/library.ts'
import { isRanked, newGame, slotOf } from '#shared/game/new-game.ts'
import { GameScreen } from './game/game-screen.tsx'
import type { GameStore } from './game/game-store.ts'
import { Slot } from './game/slot.tsx'
import { LibraryFrame, LibraryView } from './library/library-view.tsx'

/**
 * The one door through which the worker renders the client: HTML for the client to hydrate. Of `game` a fresh board, and
 * for the boot script a slot of each kind that it may have to show.
 */
export function renderDailyGame(game: GameResponse): string {
  const board = renderToString(
    <StaticRouter location="/">
      <GameScreen game={game} type="daily" store={untouched(game)} />
    </StaticRouter>,
  )
  const slots = (['found', 'missed'] as const).map((kind) =>
    renderToStaticMarkup(<SlotTemplate game={game} kind={kind} />),
  )
  return `<div id="app">${board}</div>${slots.join('')}`
}

/** The library as guests see it. */
export function renderLibrary({ today, query, page }: LibraryInPage, isSignInOffered: boolean): string {
  const screen = renderToString(
    <StaticRouter location="/library">
      {/* As in app.tsx, which waits here for the screen's own script. */}
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

/** What stands in it for a position, a name and a metric. */
function SlotTemplate({ game, kind }: { game: GameResponse; kind: 'found' | 'missed' }) {
  const slot = { ...slotOf({ name: '%n', metric: '%m' }, 0, Number.NaN), isGuessed: kind === 'found' }
  const noun = isRanked(game.list) ? 'Number' : 'Slot'
  return (
    <template id={kind}>
      <Slot slot={slot} noun={noun} isOver={kind === 'missed'} isNew={false} shown={[]} onClue={undefined} />
    </template>
  )
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
