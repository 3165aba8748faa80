import { judgeExactly } from '#shared/game/judge-guess.ts'
import { newGame } from '#shared/game/new-game.ts'
import { playFound } from '#shared/game/play-guess.ts'
import { REQUEST_TIMEOUT } from '#shared/limits.ts'
import { plainKey } from '#shared/matching/plain-key.ts'
import { type GameInPage, readGameInPage } from '../api/game-in-page.ts'
import type { Handover } from '../game/judging/handover.ts'
import { effectOf, type SureVerdict } from '../game/judging/verdict-effect.ts'
import { CHECKING, lastWords, UNSURE } from '../game/messages.ts'
import { endingOf } from '../game/result.ts'
import { keepAsked } from '../game/saving/asked.ts'
import { newPlayId } from '../game/saving/play-id.ts'
import { drawGame, drawSaid, find, keepServed } from './draw.tsx'
import { getOwner, joinSaved, keepPlay } from './kept-play.ts'

export const field = find<HTMLInputElement>('#guess')
export const button = find<HTMLButtonElement>('[type=submit]')

export function openPlay() {
  const inPage = readGameInPage() as GameInPage
  const owner = getOwner()
  const { list } = inPage.game
  const putBack = keepServed()
  const hand: Handover = { list_id: list.id, play_id: newPlayId(), state: newGame(list), waiting: [] }
  let timer = 0

  /** Another tab may have played on. */
  const join = () => Object.assign(hand, joinSaved(inPage, owner, hand))
  const isOver = () => hand.state.gameStatus !== 'playing'

  function isOverByNow() {
    const { state } = hand
    join()
    if (hand.state !== state) drawGame(list, hand.state)
    if (isOver()) drawSaid('plain', endingOf(hand.state))
    return isOver()
  }

  function answer(verdict: SureVerdict, guess: string) {
    const { action, said, tone } = effectOf(verdict, guess, list, plainKey, Date.now())
    if (action) {
      const { state } = playFound(list, hand.state, action)
      hand.state = state
      keepPlay(inPage, owner, hand)
      drawGame(list, state, state.guesses.at(-1)?.position)
      field.value = ''
      button.disabled = true
    }
    const text = isOver() ? lastWords(said, endingOf(hand.state)) : said
    hand.said = { tone, text, guess }
    drawSaid(tone, text)
  }

  /** Leaves the guess to the client's whole rules. It costs nothing if the client does not come in time. */
  function wait(text: string) {
    button.disabled = true
    if (hand.waiting.push(text) > 1) return
    // The play id finds it again.
    keepPlay(inPage, owner, hand)
    keepAsked(hand.play_id, text)
    drawSaid('plain', CHECKING)
    timer = setTimeout(giveBack, REQUEST_TIMEOUT, text)
  }

  function giveBack(text: string) {
    hand.waiting = []
    keepAsked(hand.play_id, '')
    if (isOverByNow()) return
    field.value ||= text
    button.disabled = false
    hand.said = { tone: 'no', text: UNSURE, guess: text.trim() }
    drawSaid('no', UNSURE)
  }

  function guess(text: string) {
    if (hand.waiting.includes(text) || isOverByNow()) return
    const verdict = judgeExactly(hand.state, list, text)
    if (hand.waiting[0] || verdict.kind === 'unknown') wait(text)
    else answer(verdict, text.trim())
    field.select()
  }

  function restore() {
    join()
    drawGame(list, hand.state)
    if (isOver()) drawSaid('plain', endingOf(hand.state), '')
  }

  function handOver() {
    join()
    clearTimeout(timer)
    putBack()
    return hand
  }

  return { guess, restore, handOver }
}
