import { useEffect, useRef, useState } from 'react'
import type { List } from '#shared/contract/game.ts'
import { judgeGuess, type Verdict as LocalVerdict } from '#shared/game/judge-guess.ts'
import { type PreparedItems, prepareItems } from '#shared/game/match-prepared.ts'
import type { GameState } from '#shared/game/new-game.ts'

/** 'unsure': what else the guess may mean could not be fetched; it costs nothing. */
export type Verdict = LocalVerdict | { kind: 'unsure' }

/** Milliseconds after the start at which the list of what a typo might mean instead is fetched ahead. */
const FETCH_AHEAD = 2_000

const fetchNonAnswers = () => import('#shared/game/non-answers.ts')

/**
 * Judges guesses on this device. The long list of things that a typo might mean instead is a chunk of its own: only a
 * guess that looks like a typo has to wait for it.
 */
export function useJudge(list: List) {
  const [isChecking, setChecking] = useState(false)
  const isBusy = useRef(false)
  // Prepared at the first guess: the first paint does not wait for it.
  const bare = useRef<PreparedItems | null>(null)
  const whole = useRef<PreparedItems | null>(null)

  const prepareWhole = async () => {
    const { knownNonAnswers } = await fetchNonAnswers()
    whole.current ??= prepareItems(list.items, knownNonAnswers)
    return whole.current
  }
  useEffect(() => {
    // Silent: a guess that needs it asks again.
    const timer = setTimeout(() => void fetchNonAnswers().catch(() => {}), FETCH_AHEAD)
    return () => clearTimeout(timer)
  }, [])

  /** `answer` is called once, before this returns wherever nothing has to be fetched. */
  const judge = (getState: () => GameState, text: string, answer: (text: string, verdict: Verdict) => void) => {
    if (isBusy.current) return
    const judgeWith = (prepared: PreparedItems): Verdict => judgeGuess(getState(), list, prepared, text)
    bare.current ??= prepareItems(list.items)
    const verdict = judgeWith(whole.current ?? bare.current)
    if (whole.current || !('by' in verdict) || verdict.by === 'exact') return answer(text, verdict)

    isBusy.current = true
    setChecking(true)
    prepareWhole()
      .then(judgeWith)
      .catch((): Verdict => ({ kind: 'unsure' }))
      .then((sure) => {
        isBusy.current = false
        setChecking(false)
        // Given up meanwhile: there is nothing left to answer.
        if (getState().gameStatus === 'playing') answer(text, sure)
      })
  }

  return { isChecking, judge }
}
