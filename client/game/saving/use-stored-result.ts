import { useEffect } from 'react'
import type { Completion } from '#shared/contract/completions.ts'
import type { GameResponse, GameType } from '#shared/contract/game.ts'
import { finishedGame, isSameResult } from '#shared/game/finished-game.ts'
import { useSession } from '../../identity/session.ts'
import { onResultStored } from '../sending/results.ts'
import type { GameStore } from './game-store.ts'

/**
 * Asks whether the server holds a result once the session is there, and on focus while a game runs.
 */
export function useStoredResult(game: GameResponse, type: GameType, store: GameStore): void {
  const session = useSession()
  const uid = session.kind === 'player' ? session.user.uid : null

  useEffect(() => {
    if (!uid) return
    const { list } = game
    let isGone = false
    const show = (completion: Completion | null) => {
      if (completion && !isGone && !isSameResult(store.getState(), completion)) {
        store.finish(finishedGame(list, completion))
      }
    }
    const ask = async () => {
      if (document.visibilityState !== 'visible' || store.getState().gameStatus !== 'playing') return
      const { getCompletion } = await import('../../api/game.ts')
      const { completion } = await getCompletion(list.id, type, uid)
      if (store.getState().gameStatus === 'playing') show(completion)
    }
    // The game goes on; the server judges its result.
    const askSilently = () => void ask().catch(() => {})
    askSilently()
    document.addEventListener('visibilitychange', askSilently)
    const unhear = onResultStored((stored) => {
      if (stored.uid === uid && stored.list_id === list.id && stored.game_type === type) show(stored.completion)
    })
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', askSilently)
      unhear()
    }
  }, [uid, game, type, store])
}
