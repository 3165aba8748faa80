import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { List } from '#shared/contract/game.ts'
import { judgeGuess, type LocalVerdict } from '#shared/game/judge-guess.ts'
import type { ServerHit } from '#shared/game/server-verdict.ts'
import { REQUEST_TIMEOUT } from '#shared/limits.ts'
import { type PreparedItems, prepareExactly } from '#shared/matching/match-prepared.ts'
import { keepAsked } from '../saving/asked.ts'
import type { GameStore } from '../saving/game-store.ts'
import { useTurns } from './use-turns.ts'

/** 'unsure': the rules did not come; the guess costs nothing. */
export type Verdict = LocalVerdict | ServerHit | { kind: 'unsure' }

/** Milliseconds. */
const FETCH_AHEAD = 2_000

const fetchRules = () => import('#shared/matching/match.ts')
const fetchAsking = () => import('./ask-server.ts')

type Answer = (text: string, verdict: Verdict) => void

/**
 * Judges one guess at a time, within REQUEST_TIMEOUT: on this device, then by the server where
 * `asksServer`.
 */
export function useJudge(list: List, store: GameStore, asksServer: boolean) {
  const [isChecking, setChecking] = useState(false)
  const { pending, turns } = useTurns()
  const check = useRef<AbortController | null>(null)
  const preparing = useMemo(() => makePreparing(list), [list])

  useEffect(() => {
    const timer = setTimeout(() => {
      // A guess that needs them fetches again.
      void fetchRules().catch(() => {})
      if (asksServer) void fetchAsking().catch(() => {})
    }, FETCH_AHEAD)
    return () => clearTimeout(timer)
  }, [asksServer])

  const endCheck = useCallback(() => {
    check.current?.abort()
    check.current = null
    setChecking(false)
  }, [])
  const end = useCallback(() => {
    turns.clear()
    endCheck()
  }, [turns, endCheck])
  const stop = useCallback(() => {
    end()
    keepAsked(store.getPlayId(), '')
  }, [store, end])
  // A reload puts the guess back into the field; its aborted request is no failure.
  useEffect(() => {
    addEventListener('pagehide', end)
    return () => {
      removeEventListener('pagehide', end)
      end()
    }
  }, [end])

  /** `answer` is called once, synchronously where nothing has to be fetched. */
  const take = (text: string, answer: Answer) => {
    const give = (verdict: Verdict) => {
      keepAsked(store.getPlayId(), turns.next())
      answer(text, verdict)
      turns.pass()
    }
    const judgeWith = (prepared: PreparedItems) => judgeGuess(newest(store), list, prepared, text)
    const first = judgeWith(preparing.atHand())
    const isSure = preparing.isWhole() || first.kind !== 'unknown'
    const isForServer = (verdict: LocalVerdict) => asksServer && verdict.kind === 'unknown'
    if (isSure && !isForServer(first)) return give(first)

    let verdict: Verdict = isSure ? first : { kind: 'unsure' }
    const look = async ({ signal }: AbortController) => {
      const local = isSure ? first : judgeWith(await preparing.fetchWhole())
      verdict = local
      if (!isForServer(local)) return
      const { askServer } = await fetchAsking()
      verdict = (await askServer(list, newest(store), text.trim(), signal)) ?? local
    }
    const running = new AbortController()
    const playId = store.getPlayId()
    check.current = running
    setChecking(true)
    keepAsked(playId, text)
    void inTime(look, running).then(() => {
      if (check.current !== running) return
      // Another tab may have tried the guess or ended the game, or another player have signed in.
      const now = judgeWith(preparing.atHand())
      if (store.getState().gameStatus !== 'playing' || store.getPlayId() !== playId) return stop()
      endCheck()
      give(now.kind === 'repeat' && now.by === 'exact' ? now : verdict)
    })
  }

  const judge = (texts: string[], answer: Answer) =>
    turns.add(texts.map((text) => ({ text, take: () => take(text, answer) })))

  return { isChecking, pending, judge, stop }
}

function newest(store: GameStore) {
  store.catchUp()
  return store.getState()
}

/** Resolves when `look` ends or fails, or `running` is aborted. */
async function inTime(look: (running: AbortController) => Promise<void>, running: AbortController): Promise<void> {
  const timer = setTimeout(() => running.abort(), REQUEST_TIMEOUT)
  const aborted = new Promise((resolve) => running.signal.addEventListener('abort', resolve))
  await Promise.race([look(running).catch(() => {}), aborted])
  clearTimeout(timer)
}

/**
 * Prepares the items at the first guess, after the first paint. The looser rules are a later chunk.
 */
function makePreparing({ items }: List) {
  let bare: PreparedItems | undefined
  let whole: PreparedItems | undefined
  return {
    atHand: () => {
      bare ??= whole ?? prepareExactly(items)
      return whole ?? bare
    },
    isWhole: () => whole !== undefined,
    fetchWhole: async () => {
      const { prepareItems } = await fetchRules()
      whole ??= prepareItems(items)
      return whole
    },
  }
}
