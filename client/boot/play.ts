import type { GameType } from '#shared/contract/game.ts'
import { PLAYER_KEY } from '#shared/contract/stored-keys.ts'
import { REQUEST_TIMEOUT } from '#shared/game/limits.ts'
import { isBegun, newGame } from '#shared/game/new-game.ts'
import { unpackGame } from '#shared/game/page-game.ts'
import { plainKey } from '#shared/game/plain-key.ts'
import { playGuess } from '#shared/game/play-guess.ts'
import { progressOf } from '#shared/game/saved-progress.ts'
import { judgeSure, prepareSure, type SureItems } from '#shared/game/sure-match.ts'
import { readStored } from '../browser-storage.ts'
import { keepAsked } from '../game/asked.ts'
import { drawGame, find, iconOf, keepServed, put } from '../game/draw-game.ts'
import { keepEnded } from '../game/ended.ts'
import type { Handover } from '../game/handover.ts'
import { BLANK, CHECKING, guessed, lastWords, NOT_FOUND, REPEAT } from '../game/messages.ts'
import { newPlayId } from '../game/play-id.ts'
import { endingOf } from '../game/result.ts'
import { joinSaved, keyOf, saveGame } from '../game/saved-game.ts'

type Game = Omit<Handover, 'pressed'>

export const field = find<HTMLInputElement>('#guess')
export const form = field.form as HTMLFormElement
export const button = find<HTMLButtonElement>('[type=submit]')

/** The game that stands in the page, played on its board. */
export type Play = {
  /** `isLast`: what has waited for the client in vain. */
  guess: (text: string, isLast?: boolean) => void
  /** Puts a saved game on the board. */
  restore: () => void
  /** Ends it: the page is again as it was served. */
  handOver: () => Game
}

/** On the board as it was served. */
export function openPlay(): Play {
  const block = find('[data-near]')
  const game = unpackGame(JSON.parse(block.textContent))
  const { list } = game
  const type = block.id.replace('-game', '') as GameType
  const owner = (readStored(PLAYER_KEY) as { uid?: string } | null)?.uid ?? null
  const putBack = keepServed()
  const hand: Game = {
    list_id: list.id,
    play_id: newPlayId(),
    state: newGame(list),
    said: null,
    waiting: null,
  }
  let sure: SureItems
  let timer = 0

  /** Another tab may have played on. */
  const join = () => type === 'daily' && Object.assign(hand, joinSaved(game, owner, hand))
  const save = () => type === 'daily' && saveGame(game, keyOf(game, owner), hand.play_id, hand.state)

  const isOver = () => hand.state.gameStatus !== 'playing'

  function say(tone: '' | 'yes' | 'no', text: string, readOut = text): void {
    find('.said').innerHTML = `<p class="say ${tone}">${tone && iconOf(tone)}<span></span></p>`
    put('.say span', text)
    put('[data-announcer]', readOut)
  }

  function show(changed?: number): void {
    drawGame(hand.state, changed)
    // Its place is the results' own.
    form.style.visibility = isOver() ? 'hidden' : ''
  }

  function act(text: string, index: number | null): void {
    const now = Date.now()
    const isRefused = index === null
    const { state, outcome } = playGuess(
      list,
      hand.state,
      isRefused ? { type: 'missed', text, now } : { type: 'found', text, index, now },
    )
    hand.state = state
    save()
    const name = list.items[index ?? -1]?.name ?? ''
    let sentence = isRefused ? NOT_FOUND : guessed(text, name, plainKey(text) === plainKey(name))
    if (isOver()) {
      sentence = lastWords(sentence, endingOf(state))
      keepEnded({ ...progressOf(game, hand.play_id, state, now), game_type: type, owner })
    }
    show(outcome.type === 'found' ? outcome.position : undefined)
    answer(isRefused ? 'no' : 'yes', sentence, text, isRefused)
    if (!isRefused) field.value = ''
    else if (field.value.trim() === text) field.select()
    button.disabled = field.value.trim() === ''
  }

  function answer(tone: 'yes' | 'no', text: string, guess: string, isRefused: boolean): void {
    hand.said = { tone, text, guess, isRefused }
    say(tone, text)
  }

  function guess(text: string, isLast = false): void {
    if (isLast) {
      hand.waiting = null
      keepAsked(hand.play_id, '')
    }
    if (hand.waiting !== null) return
    const { state } = hand
    join()
    if (hand.state !== state) show()
    sure ??= prepareSure(list.items, block.dataset.near?.split(' ') ?? [])
    const verdict = judgeSure(hand.state, sure, text)
    if (isOver()) say('', endingOf(hand.state))
    else if (text.trim() === '') answer('no', BLANK, text, false)
    else if (verdict.kind === 'hit') act(text.trim(), verdict.index)
    else if (verdict.kind === 'repeat') answer('no', REPEAT, text, false)
    else if (isLast) act(text.trim(), null)
    else {
      hand.waiting = text
      // By its play's id it is found again.
      save()
      keepAsked(hand.play_id, text)
      say('', CHECKING)
      timer = setTimeout(guess, REQUEST_TIMEOUT, text, true)
    }
  }

  function restore(): void {
    join()
    if (isBegun(hand.state)) show()
    if (isOver()) say('', endingOf(hand.state), '')
  }

  function handOver(): Game {
    join()
    clearTimeout(timer)
    putBack()
    form.style.visibility = ''
    button.disabled ||= hand.waiting !== null
    return hand
  }

  return { guess, restore, handOver }
}
