import { useEffect, useState } from 'react'
import type { StatsResponse } from '#shared/contract/completions.ts'
import type { GameType } from '#shared/contract/game.ts'
import { getStats } from '../../api/game.ts'
import { getOwner } from '../../identity/session.ts'
import { isUnsent, onResultStored } from '../sending/results.ts'

export type Stats =
  | { kind: 'loading' }
  /** `isFirst`: the only result is the player's own. */
  | { kind: 'loaded'; stats: StatsResponse; isFirst: boolean }
  | { kind: 'none' | 'failed'; sentence: string }

const NONE = 'No completions yet. Share and check back later!'
const WAITING = 'Your result is saved and will be sent when you are online. Stats will appear then.'
const FAILED = 'The stats could not be loaded.'
const FAILED_BUT_SAFE = `${FAILED} Your result is safe.`

type Asked = {
  listId: string
  type: GameType
  score: number
  playId: string
  recorded: Promise<void> | null
  /** False in an admin's trial. */
  isRecorded: boolean
}

/** Stats include the player's result: they are fetched after it is stored. */
export function useStats({ listId, type, score, playId, recorded, isRecorded }: Asked): Stats {
  const [stats, setStats] = useState<Stats>({ kind: 'loading' })

  useEffect(() => {
    let isGone = false
    const load = async (): Promise<Stats> => {
      await recorded
      if (isUnsent(playId)) return { kind: 'failed', sentence: WAITING }
      const loaded = await getStats(listId, type, score)
      if (loaded.count === 0) return { kind: 'none', sentence: NONE }
      // A guest's library game is not counted.
      const isOwnCounted = isRecorded && (type === 'daily' || getOwner() !== null)
      return { kind: 'loaded', stats: loaded, isFirst: loaded.count === 1 && isOwnCounted }
    }
    const refresh = () => {
      load()
        // An unrecorded game has sent nothing.
        .catch((): Stats => ({ kind: 'failed', sentence: recorded ? FAILED_BUT_SAFE : FAILED }))
        .then((next) => {
          if (!isGone) setStats(next)
        })
    }
    refresh()
    const unhear = onResultStored(refresh)
    return () => {
      isGone = true
      unhear()
    }
  }, [listId, type, score, playId, recorded, isRecorded])

  return stats
}
