import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { GameResponse } from '#shared/contract/game.ts'
import { type GameState, isBegun, isRanked, newGame } from '#shared/game/new-game.ts'
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

type More = Partial<Omit<GameView, 'say'>> &
  Pick<Say, 'guess' | 'isRefused' | 'isDone'> & { isSilent?: boolean; aside?: string }
type GameView = {
  say: Say
  toast: ToastContent | null
  changed: number | null
  repeated: { position: number } | null
  hasJustSpent: boolean
}

const OPENING: GameView = {
  say: { tone: 'plain', text: messages.OPENING, at: 0 },
  toast: null,
  changed: null,
  repeated: null,
  hasJustSpent: false,
}

export type PlayedGame = ReturnType<typeof useGame>

type Occasion = {
  /** False in an admin's trial: the server judges no guess. */
  isRecorded: boolean
  /** Called once, in the tab where the game ended. */
  onEnd: (state: GameState) => void
  input?: RefObject<HTMLInputElement | null>
}

/** Milliseconds. */
const CHECK_SAID_AFTER = 1_000

export function useGame(game: GameResponse, store: GameStore, { isRecorded, onEnd, input }: Occasion) {
  const { list } = game
  const fresh = useMemo(() => newGame(list), [list])
  const { judge, stop, ...check } = useJudge(list, store, isRecorded)
  const { isChecking, pending } = check
  // The server snapshot. An unbegun state reuses one object: React would draw the board again for another.
  const served = () => (isBegun(store.getState()) ? fresh : store.getState())
  const state = useSyncExternalStore(store.subscribe, store.getState, served)
  const [shown, setShown] = useState<GameView>(OPENING)
  const isEndSaid = useRef(store.getState().gameStatus !== 'playing')

  const show = (
    tone: Say['tone'],
    text: string,
    { guess, isRefused, isDone, toast: toasted, isSilent, aside, ...more }: More = {},
  ) => {
    const isElsewhere = guess !== undefined && (input?.current?.value.trim() ?? guess) !== guess
    const said = isElsewhere && !isDone ? messages.ofGuess(guess, text) : text
    setShown(({ say }) => ({
      ...OPENING,
      ...more,
      toast: toasted ? { ...toasted } : null,
      say: { tone, text: said, at: say.at + 1, guess, isRefused, isDone, isElsewhere },
    }))
    if (!isSilent) announce(spoken(sentences(said, aside), store.getState(), toasted))
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
    if (pending.length > 1) return announce(messages.checking(pending.slice(1)))
    const timer = setTimeout(() => announce(messages.CHECKING), CHECK_SAID_AFTER)
    return () => clearTimeout(timer)
  }, [isChecking, pending])

  const finish = ({ state: ended }: Played, toasted: ToastContent): ToastContent => {
    if (ended.gameStatus === 'playing') return toasted
    isEndSaid.current = true
    onEnd(ended)
    if (ended.gameStatus === 'won') return messages.congratulations(ended.gameItems.length)
    return messages.gameOver(namesNotFound(game, ended))
  }

  const guess = (...texts: string[]) => judge(texts, answer)

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
    const { action, said, tone } = effectOf(verdict, guess, list, normalise, serverNow())
    const played = action && store.act(action)
    if (played?.outcome.type !== 'found') {
      if (verdict.kind === 'blank') return show(tone, said, { guess })
      return show('plain', messages.REPEAT, { guess, repeated: foundBefore(store.getState(), verdict, guess) })
    }
    const isByAi = verdict.kind === 'hit' && verdict.by === 'ai'
    show(tone, said, {
      isDone: true,
      toast: finish(played, isByAi ? messages.CORRECT_BY_AI : messages.CORRECT),
      changed: played.outcome.position,
      guess,
      aside: isByAi ? messages.BY_AI : '',
    })
  }

  /** Returns the clue for its dialog; letters show on the board. */
  const hint = (kind: 'letter-hint' | 'clue-hint'): Extract<Outcome, { type: 'clue' }> | null => {
    const { outcome } = store.act({ type: kind, now: serverNow(), dice: Math.random() })
    // The last guess leaves the field to the next.
    const { guess, text } = shown.say
    const more = text === messages.UNSURE ? {} : { guess, isDone: true }
    if (outcome.type === 'clue') {
      const said = messages.clueGiven(numberOf(list, outcome.position))
      // The dialog announces it.
      show('plain', said, { ...more, changed: outcome.position, isSilent: true })
      return outcome
    }
    if (outcome.type === 'letter') {
      const said = messages.letterShown(outcome.letter, numberOf(list, outcome.position))
      show('plain', said, { ...more, changed: outcome.position })
    }
    if (outcome.type === 'refused' && store.getState().gameStatus === 'playing') show('no', outcome.reason)
    return null
  }

  useHandover(list.id, store, {
    takeUp: (said) =>
      setShown(({ say }) => ({
        ...OPENING,
        toast: said.tone === 'yes' ? toastAfter(store.getState()) : null,
        say: { ...said, at: say.at + 1, isElsewhere: true },
      })),
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
    ...check,
    guess,
    hint,
    giveUp,
    report: (text: string) => show('no', text),
    toastNow: toast,
    toastGone: (gone: ToastContent) =>
      setShown((before) => (before.toast === gone ? { ...before, toast: null } : before)),
  }
}

function spoken(text: string, state: GameState, toast: ToastContent | null | undefined): string {
  if (state.gameStatus === 'playing') return sentences(text, messages.guessesLeft(state.guessesRemaining))
  return sentences(messages.lastWords(messages.withoutAdvice(text), endingOf(state)), toast?.text)
}

/** For a right guess that the boot script judged. */
function toastAfter({ gameStatus, gameItems }: GameState): ToastContent | null {
  if (gameStatus === 'lost') return null
  return gameStatus === 'won' ? messages.congratulations(gameItems.length) : { ...messages.CORRECT }
}

/** -1 where the board has no numbers. */
const numberOf = (list: GameResponse['list'], position: number) => (isRanked(list) ? position : -1)

/** Null for a repeated wrong guess. */
function foundBefore({ gameItems, guesses }: GameState, verdict: Verdict, guess: string) {
  const index = 'index' in verdict ? verdict.index : undefined
  const isSame = (text: string) => normalise(text) === normalise(guess)
  const position =
    gameItems.find((slot) => slot.isGuessed && slot.id === index)?.position ??
    guesses.find(({ type, text }) => type === 'correct' && isSame(text))?.position
  return position === undefined ? null : { position }
}

/** Ranked: slots that were not found. Unranked: every item that was not. */
function namesNotFound({ list }: GameResponse, state: GameState): string[] {
  const found = new Set(itemsGuessed(state).map((slot) => slot.id))
  return list.items.flatMap((item, id) => (found.has(id) ? [] : [item.name]))
}
