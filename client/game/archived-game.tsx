import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { GameResponse } from '#shared/contract/game.ts'
import { PRODUCT_NAME } from '#shared/limits.ts'
import { firstList } from '../api/first-game.ts'
import { usePageHead } from '../ui/use-page-head.ts'
import { GameScreen } from './game-screen.tsx'
import { openArchivedGame } from './saving/game-store.ts'
import { useStoredResult } from './saving/use-stored-result.ts'
import { useSeat } from './use-seat.ts'

/** Saves the chunk that fetches other lists (`otherwise`). */
export default function FirstList({ otherwise }: { otherwise: ReactNode }) {
  const { listId = '' } = useParams()
  const game = firstList(listId)
  return game ? <ArchivedGame key={listId} game={game} /> : otherwise
}

export function ArchivedGame({ game }: { game: GameResponse }) {
  const { store, at } = useSeat(
    (owner) => openArchivedGame(game, owner),
    // A guest's finished library game is not saved: the player gets the account's result, or a new game.
    (guests, uid) => openArchivedGame(game, uid) === guests,
  )
  useStoredResult(game, 'library', store)
  usePageHead(`${PRODUCT_NAME}: ${game.list.title}`, game.list.description)
  return <GameScreen key={at} game={game} type="library" store={store} />
}
