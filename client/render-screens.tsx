import { type ReactNode, Suspense } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { GameResponse, GameType } from '#shared/contract/game.ts'
import type { LibraryInPage } from '#shared/contract/library.ts'
import { isRanked, newGame, slotOf } from '#shared/game/new-game.ts'
import { BLANKS } from './game/draw-game.ts'
import { GameScreen } from './game/game-screen.tsx'
import type { GameStore } from './game/game-store.ts'
import { Slot } from './game/slot.tsx'
import { DRAWN_KINDS } from './game/slot-kind.ts'
import { LibraryFrame, LibraryView } from './library/library-view.tsx'

/**
 * The one door through which the worker renders the client: HTML for the client to hydrate. Of `game` a fresh board, and
 * for the boot script a slot of each kind that it may have to show.
 */
export function renderGame(game: GameResponse, type: GameType): string {
  const board = renderToString(
    <StaticRouter location={type === 'daily' ? '/' : `/list/${game.list.id}`}>
      <GameScreen game={game} type={type} store={untouched(game)} />
    </StaticRouter>,
  )
  return `<div id="app">${board}</div>${slotTemplates(game)}`
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

/** For the boot script: one of each kind that it may have to draw. */
function slotTemplates({ list }: GameResponse): string {
  const slot = { ...slotOf({ name: '' }, 0, 0), ...BLANKS }
  const empty = {
    slot,
    noun: isRanked(list) ? 'Number' : 'Slot',
    isOver: false,
    isNew: false,
    shown: [] as number[],
  } as const
  const [none, onClue] = [undefined, () => {}]
  const kinds: Record<(typeof DRAWN_KINDS)[number], ReactNode> = {
    found: <Slot key="found" {...empty} slot={{ ...slot, isGuessed: true }} onClue={none} />,
    missed: <Slot key="missed" {...empty} isOver onClue={none} />,
    letters: <Slot key="letters" {...empty} shown={[0]} onClue={none} />,
    clue: <Slot key="clue" {...empty} onClue={onClue} />,
    both: <Slot key="both" {...empty} shown={[0]} onClue={onClue} />,
  }
  return renderToStaticMarkup(<template>{DRAWN_KINDS.map((kind) => kinds[kind])}</template>)
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
