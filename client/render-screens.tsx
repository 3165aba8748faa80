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
  // As text, which takes a slow phone less than a template of elements.
  return `<script type="text/html" id="kinds">${slotsToDraw(game)}</script><div id="app">${board}</div>`
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

/** For the boot script: one of each kind that it may have to draw, a line each. */
function slotsToDraw({ list }: GameResponse): string {
  const slot = { ...slotOf({ name: '' }, 0, 0), ...BLANKS }
  const empty = {
    slot,
    noun: isRanked(list) ? 'Number' : 'Slot',
    isOver: false,
    isNew: false,
    shown: [] as number[],
  } as const
  // The letters themselves are the script's to draw.
  const lettered = { ...empty, slot: { ...slot, content: '' }, shown: [0] }
  const [none, onClue] = [undefined, () => {}]
  const kinds: Record<(typeof DRAWN_KINDS)[number], ReactNode> = {
    found: <Slot {...empty} slot={{ ...slot, isGuessed: true }} onClue={none} />,
    missed: <Slot {...empty} isOver onClue={none} />,
    letters: <Slot {...lettered} onClue={none} />,
    clue: <Slot {...empty} onClue={onClue} />,
    both: <Slot {...lettered} onClue={onClue} />,
  }
  return DRAWN_KINDS.map((kind) => renderToStaticMarkup(kinds[kind])).join('\n')
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
