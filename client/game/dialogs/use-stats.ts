import { useEffect, useState } from 'react'
import type { StatsResponse } from '#shared/contract/completions.ts'
import type { GameType } from '#shared/contract/game.ts'
import { getStats } from '../../api/game.ts'

export type Stats =
  | { kind: 'loading' }
  | { kind: 'loaded'; stats: StatsResponse }
  | { kind: 'none' | 'failed'; sentence: string }

const NONE = 'No completions yet. Share and check back later!'
const WAITING = 'Your result is kept and will be sent when you are online. Stats follow then.'
const FAILED = 'The stats could not be loaded. Your result is safe.'

/** A list's stats, asked for once the result is stored, so that they include it. */
export function useStats(listId: string, type: GameType, score: number, recorded: Promise<boolean> | null): Stats {
  const [stats, setStats] = useState<Stats>({ kind: 'loading' })

  useEffect(() => {
    let isGone = false
    const load = async (): Promise<Stats> => {
      if ((await recorded) === false) return { kind: 'failed', sentence: WAITING }
      const loaded = await getStats(listId, type, score)
      return loaded.count === 0 ? { kind: 'none', sentence: NONE } : { kind: 'loaded', stats: loaded }
    }
    load()
      .catch((): Stats => ({ kind: 'failed', sentence: FAILED }))
      .then((next) => {
        if (!isGone) setStats(next)
      })
    return () => {
      isGone = true
    }
  }, [listId, type, score, recorded])

  return stats
}
