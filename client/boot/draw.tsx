/** Draws a game with the client's components into the page that the worker served. */
import type { ReactNode } from 'react'
import type { List } from '#shared/contract/game.ts'
import { type GameState, isRanked } from '#shared/game/new-game.ts'
import { gameScore } from '#shared/game/score.ts'
import { AnswerSlot } from '../game/board/answer-slot.tsx'
import { GuessesLeft, Score } from '../game/board/game-status.tsx'
import { Said, type Tone } from '../game/board/said.tsx'
import { showSlot, slotAt } from '../game/board/show-slot.ts'
import { CHECKING } from '../game/messages.ts'
import { htmlOf } from './jsx-runtime.ts'

export const find = <E extends Element = HTMLElement>(selector: string) => document.querySelector(selector) as E

const DRAWN = ['[data-board]', '[data-score]', '[data-left]', '[data-said]', '[data-announcer]'] as const

/** innerHTML would end Chromium's parsing of the page for `rel=expect`. */
const nodesOf = (what: ReactNode) => new DOMParser().parseFromString(htmlOf(what), 'text/html').body.childNodes

const draw = (where: (typeof DRAWN)[number], what: ReactNode) => find(where).replaceChildren(...nodesOf(what))

/** The returned function restores the served nodes for React to hydrate. */
export function keepServed(): () => void {
  const served = DRAWN.map((where) => [find(where), [...find(where).childNodes]] as const)
  return () => {
    for (const [element, nodes] of served) element.replaceChildren(...nodes)
    find('form').style.visibility = ''
  }
}

/** `readOut` goes to screen readers. */
export function drawSaid(tone: Tone, text: string, readOut = text): void {
  draw('[data-said]', <Said tone={tone} text={text} isBusy={text === CHECKING} />)
  draw('[data-announcer]', readOut)
}

/** Draws answers only: drawing hints would not fit into the page. `changed`: the new answer's position. */
export function drawGame(list: List, state: GameState, changed?: number): void {
  // The results button takes the form's place later.
  find('form').style.visibility = state.gameStatus === 'playing' ? '' : 'hidden'
  draw('[data-score]', <Score score={gameScore(state)} />)
  draw('[data-left]', <GuessesLeft left={state.guessesRemaining} />)
  const noun = isRanked(list) ? 'Number' : 'Slot'
  // The animation's styles come later and would start it a second time.
  const moved = document.styleSheets.length > 1 ? changed : undefined
  for (const slot of state.gameItems) {
    const { position, isGuessed } = slot
    if (!isGuessed && (slot.isEmpty || state.gameStatus === 'playing')) continue
    const answer = (
      <AnswerSlot slot={slot} noun={noun} state={isGuessed ? 'found' : 'missed'} isNew={position === moved} />
    )
    slotAt(position)?.replaceWith(...nodesOf(answer))
  }
  // Scrolling now would force a layout before the frame.
  if (changed) requestAnimationFrame(() => showSlot(changed))
}
