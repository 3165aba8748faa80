import { useEffect, useState } from 'react'
import type { StatsResponse } from '#shared/contract/completions.ts'
import type { GameType } from '#shared/contract/game.ts'
import { getStats } from '../../api/game.ts'
import { isUnsent, onResultStored } from '../sending/results.ts'

export type Stats =
  | { kind: 'loading' }
  | { kind: 'loaded'; stats: StatsResponse }
  | { kind: 'none' | 'failed'; sentence: string }

const NONE = 'No completions yet. Share and check back later!'
const WAITING = 'Your result is saved and will be sent when you are online. Stats will appear then.'
const FAILED = 'The stats could not be loaded.'
const FAILED_BUT_SAFE = `${FAILED} Your result is safe.`

type Asked = { listId: string; type: GameType; score: number; playId: string; recorded: Promise<void> | null }

/** Stats include the player's result: they are fetched after it is stored. */
export function useStats({ listId, type, score, playId, recorded }: Asked): Stats {
  const [stats, setStats] = useState<Stats>({ kind: 'loading' })

  useEffect(() => {
    let isGone = false
    const load = async (): Promise<Stats> => {
      await recorded
      if (isUnsent(playId)) return { kind: 'failed', sentence: WAITING }
      const loaded = await getStats(listId, type, score)
      return loaded.count === 0 ? { kind: 'none', sentence: NONE } : { kind: 'loaded', stats: loaded }
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
  }, [listId, type, score, playId, recorded])

  return stats
}
