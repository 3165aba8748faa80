import { newGame } from '#shared/game/new-game.ts'
import { plainKey } from '#shared/game/plain-key.ts'
import { type GuessAction, playGuess } from '#shared/game/play-guess.ts'
import { judgeSure, prepareSure, type SureItems } from '#shared/game/sure-match.ts'
import { REQUEST_TIMEOUT } from '#shared/limits.ts'
import { type GameInPage, readGameInPage } from '../api/game-in-page.ts'
import { keepAsked } from '../game/asked.ts'
import { drawGame, drawSaid, find, keepServed } from '../game/draw-game.ts'
import type { Handover } from '../game/handover.ts'
import { getOwner, joinSaved, keepPlay } from '../game/kept-play.ts'
import { CHECKING, type JudgedGuess, lastWords, sentenceFor } from '../game/messages.ts'
import { newPlayId } from '../game/play-id.ts'
import { endingOf } from '../game/result.ts'

export const field = find<HTMLInputElement>('#guess')
export const button = find<HTMLButtonElement>('[type=submit]')

/** The game that stands in the page, played on its board as it was served. */
export function openPlay() {
  const inPage = readGameInPage() as GameInPage
  const owner = getOwner()
  const { list } = inPage.game
  const putBack = keepServed()
  const hand: Handover = { list_id: list.id, play_id: newPlayId(), state: newGame(list) }
  let sure: SureItems
  let timer = 0

  /** Another tab may have played on. */
  const join = () => Object.assign(hand, joinSaved(inPage, owner, hand))
  const isOver = () => hand.state.gameStatus !== 'playing'

  function answer(verdict: JudgedGuess, typed: string) {
    const guess = typed.trim()
    const isHit = verdict.kind === 'hit'
    const isRefused = verdict.kind === 'unknown'
    let text = sentenceFor(verdict, guess, list, plainKey)
    if (isHit || isRefused) {
      const of = { text: guess, now: Date.now() }
      const action: GuessAction = isHit ? { ...of, type: 'found', index: verdict.index } : { ...of, type: 'missed' }
      const { state, outcome } = playGuess(list, hand.state, action)
      hand.state = state
      keepPlay(inPage, owner, hand)
      drawGame(state, outcome)
      if (isOver()) text = lastWords(text, endingOf(state))
      if (isHit) field.value = ''
      else if (field.value.trim() === guess) field.select()
      button.disabled = field.value.trim() === ''
    }
    const tone = isHit ? 'yes' : 'no'
    hand.said = { tone, text, guess, isRefused }
    drawSaid(tone, text)
  }

  /** `isLast`: what has waited for the client in vain. */
  function guess(text: string, isLast = false) {
    if (isLast) keepAsked(hand.play_id, '')
    else if (hand.waiting) return
    hand.waiting = ''
    const { state } = hand
    join()
    if (hand.state !== state) drawGame(hand.state)
    if (isOver()) return drawSaid('', endingOf(hand.state))
    sure ??= prepareSure(list.items, inPage.near)
    const verdict = judgeSure(hand.state, sure, text)
    if (verdict.kind !== 'unknown' || isLast) answer(verdict, text)
    else {
      hand.waiting = text
      // By its play's id it is found again.
      keepPlay(inPage, owner, hand)
      keepAsked(hand.play_id, text)
      drawSaid('', CHECKING)
      timer = setTimeout(guess, REQUEST_TIMEOUT, text, true)
    }
  }

  function restore() {
    join()
    drawGame(hand.state)
    if (isOver()) drawSaid('', endingOf(hand.state), '')
  }

  /** Ends it: the page is again as it was served. */
  function handOver() {
    join()
    clearTimeout(timer)
    putBack()
    button.disabled ||= Boolean(hand.waiting)
    return hand
  }

  return { guess, restore, handOver }
}
