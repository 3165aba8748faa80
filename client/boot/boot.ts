/**
 * Plays the game of the page until the client is there: a guess is judged, shown, counted and kept at once. It stands in
 * the page itself, so that nothing more has to come; what it is not sure of waits for the client.
 */
import type { GameResponse } from '#shared/contract/game.ts'
import type { GameItem } from '#shared/contract/saved-progress.ts'
import { judgeBy } from '#shared/game/judge-guess.ts'
import { REQUEST_TIMEOUT } from '#shared/game/limits.ts'
import { newGame } from '#shared/game/new-game.ts'
import { plainKey } from '#shared/game/plain-key.ts'
import { playGuess } from '#shared/game/play-guess.ts'
import { progressOf } from '#shared/game/saved-progress.ts'
import { gameScore, itemsGuessed } from '#shared/game/score.ts'
import { matchSure, prepareSure, type SureItems } from '#shared/game/sure-match.ts'
import { readStored, writeStored } from '../browser-storage.ts'
import { keepAsked, takeAsked } from '../game/asked.ts'
import { isBegun, keyOf } from '../game/daily-key.ts'
import '../critical.css'
import { BLANK, CHECKING, ending, guessed, lastWords, NOT_FOUND, REPEAT } from '../game/messages.ts'
import { newPlayId } from '../game/play-id.ts'
import { resultOf } from '../game/result.ts'
import { keepUnsent } from '../game/unsent.ts'
import type { Handover } from './handover.ts'

const find = <E extends Element = HTMLElement>(selector: string) => document.querySelector(selector) as E
const block = find('#daily-game')
const game: GameResponse = JSON.parse(block.textContent)
const { list } = game
const field = find<HTMLInputElement>('#guess')
const form = field.form as HTMLFormElement
const button = find<HTMLButtonElement>('[type=submit]')

const player = readStored('topple:player') as { uid?: string } | null
const owner = player?.uid ?? null
const key = keyOf(game, owner)
const saved = readStored(key) as ReturnType<typeof progressOf> | null
// One that has begun is the client's to take up again, and stays out of sight until then.
const isHeld = [saved, readStored(keyOf(game, null))].some((progress) => progress && isBegun(progress as never))

const hand: Handover = {
  list_id: list.id,
  play_id: saved?.listId === list.id ? saved.play_id : newPlayId(),
  state: newGame(list),
  said: null,
  waiting: null,
  pressed: null,
}
let sure: SureItems
let timer = 0

/** What puts the page back as it was served. */
const undo: (() => void)[] = []

function set<Of extends object, Name extends keyof Of>(of: Of, name: Name, value: Of[Name]): void {
  const before = of[name]
  undo.unshift(() => {
    of[name] = before
  })
  of[name] = value
}

function say(tone: '' | ' yes' | ' no', text: string): void {
  const line = find('.say')
  set(line, 'className', `say${tone}`)
  set(line, 'innerHTML', '<span></span>')
  find('.say span').textContent = text
  set(find('[data-announcer]'), 'textContent', text)
}

/** Shows the slot as the client would: the page brings one of each kind. */
function draw(slot: GameItem, kind: 'found' | 'missed'): void {
  const element = find(`.board > :nth-child(${slot.position})`)
  const text = document.createElement('i')
  const markup = (word: string) => {
    text.textContent = word
    return text.innerHTML
  }
  const values: Record<string, string> = {
    NaN: String(slot.position),
    '%n': markup(slot.content),
    '%m': markup(slot.metric ?? ''),
  }
  set(element, 'className', 'slot new')
  undo.unshift(() => element.setAttribute('data-state', 'empty'))
  element.setAttribute('data-state', kind)
  set(
    element,
    'innerHTML',
    (find(`#${kind}`) as HTMLTemplateElement).content.firstElementChild?.innerHTML.replace(
      /NaN|%[nm]/g,
      (name) => values[name] ?? '',
    ) ?? '',
  )
  if (!slot.metric) element.querySelector('.slot-metric')?.remove()
  element.scrollIntoView({ block: 'nearest' })
}

function show(): void {
  const { state } = hand
  const left = state.guessesRemaining
  set(find('.score .num'), 'textContent', String(gameScore(state)))
  set(find('.left .num'), 'textContent', String(left))
  set(find('.left .w'), 'textContent', left === 1 ? 'guess' : 'guesses')
  for (const pip of document.querySelectorAll(`.pip:nth-child(n + ${left + 1})`)) set(pip, 'className', 'pip out')
}

function act(text: string, index: number | null): void {
  clearTimeout(timer)
  if (hand.waiting !== null) takeAsked(hand.play_id)
  hand.waiting = null
  const now = Date.now()
  const action =
    index === null ? ({ type: 'missed', text, now } as const) : ({ type: 'found', text, index, now } as const)
  const { state, outcome } = playGuess(list, hand.state, action)
  hand.state = state
  writeStored(key, progressOf(game, hand.play_id, state, now))
  show()
  const name = list.items[index ?? -1]?.name ?? ''
  let sentence = index === null ? NOT_FOUND : guessed(text, name, plainKey(text) === plainKey(name))
  for (const slot of state.gameItems)
    if (outcome.type === 'found' && slot.position === outcome.position) draw(slot, 'found')
  if (state.gameStatus !== 'playing') {
    for (const slot of state.gameItems) if (!slot.isGuessed && !slot.isEmpty) draw(slot, 'missed')
    keepUnsent({ ...resultOf(game, 'daily', hand.play_id, state), ...(owner !== null && { owner }) })
    set(form, 'hidden', true)
    sentence = lastWords(sentence, ending(itemsGuessed(state).length, state.gameItems.length, state.guessesRemaining))
  }
  hand.said = { tone: index === null ? 'no' : 'yes', text: sentence, guess: text, isRefused: index === null }
  say(index === null ? ' no' : ' yes', sentence)
  if (index === null) field.select()
  else field.value = ''
}

function guess(text: string): void {
  if (hand.waiting !== null) return
  if (isHeld) {
    hand.waiting = text
    return
  }
  sure ??= prepareSure(list.items, block.dataset.near?.split(' ') ?? [])
  const verdict = judgeBy({ match: (isOpen) => matchSure(text, sure, isOpen), keyOf: plainKey }, hand.state, list, text)
  if (verdict.kind === 'hit') {
    act(text.trim(), verdict.index)
    return
  }
  if (verdict.kind === 'unknown') {
    hand.waiting = text
    keepAsked(hand.play_id, text)
    say('', CHECKING)
    timer = setTimeout(() => act(text.trim(), null), REQUEST_TIMEOUT)
    return
  }
  const sentence = verdict.kind === 'blank' ? BLANK : REPEAT
  hand.said = { tone: 'no', text: sentence, guess: text, isRefused: false }
  say(' no', sentence)
}

const end = new AbortController()
const on = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) =>
  document.addEventListener(name, listener, { signal: end.signal })
on('submit', (event) => {
  event.preventDefault()
  guess(field.value)
})
on('input', () => {
  button.disabled = field.value.trim() === ''
})
on('keydown', ({ key, target }) => {
  if (key === 'Enter' && target === field && button.disabled) guess(field.value)
})
on('click', ({ target }) => {
  const pressed = (target as Element).closest<HTMLElement>('[aria-haspopup]')
  if (pressed) hand.pressed = pressed
})

window.handOver = () => {
  end.abort()
  clearTimeout(timer)
  for (const step of undo) step()
  button.disabled = true
  return hand
}
