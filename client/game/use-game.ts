import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { GameResponse } from '#shared/contract/game.ts'
import { type GameState, isBegun, newGame } from '#shared/game/new-game.ts'
import type { Outcome, Played } from '#shared/game/outcome.ts'
import { itemsGuessed } from '#shared/game/score.ts'
import { normalise } from '#shared/matching/normalise.ts'
import { serverNow } from '../api/server-clock.ts'
import { announce } from '../ui/announcer.tsx'
import { sentences } from '../ui/sentences.ts'
import type { ToastContent } from '../ui/toast.tsx'
import type { Say } from './guess-bar.tsx'
import { useHandover } from './judging/use-handover.ts'
import { useJudge, type Verdict } from './judging/use-judge.ts'
import { effectOf } from './judging/verdict-effect.ts'
import * as messages from './messages.ts'
import { endingOf } from './result.ts'
import type { GameStore } from './saving/game-store.ts'

type More = Partial<Omit<GameView, 'say'>> & Pick<Say, 'guess' | 'isRefused'> & { isSilent?: boolean; aside?: string }
type GameView = {
  say: Say
  toast: ToastContent | null
  changed: number | null
  hasJustSpent: boolean
}

const OPENING: GameView = {
  say: { tone: 'plain', text: messages.OPENING, at: 0 },
  toast: null,
  changed: null,
  hasJustSpent: false,
}

export type PlayedGame = ReturnType<typeof useGame>

type Occasion = {
  /** False in an admin's trial: the server judges no guess. */
  isRecorded: boolean
  /** Called once, in the tab where the game ended. */
  onEnd: (state: GameState) => void
}

/** Milliseconds after which a check is announced. */
const CHECK_SAID_AFTER = 1_000

export function useGame(game: GameResponse, store: GameStore, { isRecorded, onEnd }: Occasion) {
  const { list } = game
  const fresh = useMemo(() => newGame(list), [list])
  const { judge, stop, isChecking } = useJudge(list, store, isRecorded)
  // The server snapshot. An unbegun state reuses one object: React would draw the board again for another.
  const served = () => (isBegun(store.getState()) ? fresh : store.getState())
  const state = useSyncExternalStore(store.subscribe, store.getState, served)
  const [shown, setShown] = useState<GameView>(OPENING)
  const isEndSaid = useRef(store.getState().gameStatus !== 'playing')

  const show = (
    tone: Say['tone'],
    text: string,
    { guess, isRefused, toast: toasted, isSilent, aside, ...more }: More = {},
  ) => {
    setShown(({ say }) => ({
      ...OPENING,
      ...more,
      toast: toasted ? { ...toasted } : null,
      say: { tone, text, at: say.at + 1, guess, isRefused },
    }))
    if (!isSilent) announce(spoken(sentences(text, aside), store.getState(), toasted))
  }
  // A copy: the same toast again is a new one.
  const toast = (content: ToastContent) => setShown((before) => ({ ...before, toast: { ...content } }))

  useEffect(() => {
    if (state.gameStatus === 'playing') return
    stop()
    if (isEndSaid.current) return
    // Another tab has ended the game: the last sentence here is not about that.
    isEndSaid.current = true
    setShown(OPENING)
    announce(endingOf(state))
  }, [state, stop])

  useEffect(() => {
    if (!isChecking) return
    const timer = setTimeout(() => announce(messages.CHECKING), CHECK_SAID_AFTER)
    return () => clearTimeout(timer)
  }, [isChecking])

  const finish = ({ state: ended }: Played, toasted: ToastContent): ToastContent => {
    if (ended.gameStatus === 'playing') return toasted
    isEndSaid.current = true
    onEnd(ended)
    if (ended.gameStatus === 'won') return messages.congratulations(ended.gameItems.length)
    return messages.gameOver(namesNotFound(game, ended))
  }

  const guess = (text: string) => judge(text, answer)

  const answer = (text: string, verdict: Verdict) => {
    if (verdict.kind === 'ignored') return
    if (verdict.kind === 'no-guesses') return toast(messages.NO_GUESSES)
    if (verdict.kind === 'slots-full') return toast(messages.SLOTS_FULL)
    const guess = text.trim()
    if (verdict.kind === 'unsure') return show('no', messages.UNSURE, { guess })
    if (verdict.kind === 'unknown') {
      const played = store.act({ type: 'missed', text: guess, now: serverNow() })
      const toasted = finish(played, messages.incorrect(played.state.guessesRemaining))
      return show('no', messages.NOT_FOUND, { toast: toasted, hasJustSpent: true, guess, isRefused: true })
    }
    const { action, said } = effectOf(verdict, guess, list, normalise, serverNow())
    if (!action) return show('no', said, { guess })
    const played = store.act(action)
    if (played.outcome.type !== 'found') return show('no', messages.REPEAT, { guess })
    const isByAi = verdict.kind === 'hit' && verdict.by === 'ai'
    show('yes', said, {
      toast: finish(played, isByAi ? messages.CORRECT_BY_AI : messages.CORRECT),
      changed: played.outcome.position,
      guess,
      aside: isByAi ? messages.BY_AI : '',
    })
  }

  /** Returns the clue for its dialog; letters show on the board. */
  const hint = (kind: 'letter-hint' | 'clue-hint'): Extract<Outcome, { type: 'clue' }> | null => {
    const { outcome } = store.act({ type: kind, now: serverNow(), dice: Math.random() })
    if (outcome.type === 'clue') {
      // The dialog announces it.
      show('plain', messages.clueGiven(outcome.position), { changed: outcome.position, isSilent: true })
      return outcome
    }
    if (outcome.type === 'letter') {
      show('plain', messages.letterShown(outcome.letter, outcome.position), { changed: outcome.position })
    }
    if (outcome.type === 'refused' && store.getState().gameStatus === 'playing') show('no', outcome.reason)
    return null
  }

  useHandover(list.id, store, {
    takeUp: (said) => setShown(({ say }) => ({ ...OPENING, say: { ...said, at: say.at + 1, isTakenUp: true } })),
    end: () => onEnd(store.getState()),
    guess,
  })

  const giveUp = () => {
    const played = store.act({ type: 'give-up' })
    if (played.outcome.type === 'gave-up')
      show('plain', messages.GAVE_UP, { toast: finish(played, messages.NO_GUESSES) })
  }

  return {
    state,
    ...shown,
    isRecorded,
    isChecking,
    guess,
    hint,
    giveUp,
    report: (text: string) => show('no', text),
    toastNow: toast,
    toastGone: (gone: ToastContent) =>
      setShown((before) => (before.toast === gone ? { ...before, toast: null } : before)),
  }
}

/** The announcement: the sentence, then guesses left or the ending. */
function spoken(text: string, state: GameState, toast: ToastContent | null | undefined): string {
  if (state.gameStatus === 'playing') return sentences(text, messages.guessesLeft(state.guessesRemaining))
  return sentences(messages.lastWords(text, endingOf(state)), toast?.text)
}

/** Ranked: slots that were not found. Unranked: every item that was not. */
function namesNotFound({ list }: GameResponse, state: GameState): string[] {
  const found = new Set(itemsGuessed(state).map((slot) => slot.id))
  return list.items.flatMap((item, id) => (found.has(id) ? [] : [item.name]))
}
