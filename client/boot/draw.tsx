/** Draws a game with the client's components, in the page that the worker has served. */
import type { ReactNode } from 'react'
import type { List } from '#shared/contract/game.ts'
import { type GameState, isRanked } from '#shared/game/new-game.ts'
import { gameScore } from '#shared/game/score.ts'
import { AnswerSlot } from '../game/board/answer-slot.tsx'
import { GuessesLeft, Score } from '../game/board/game-status.tsx'
import { Said, type Tone } from '../game/board/said.tsx'
import { showSlot, slotAt } from '../game/board/show-slot.ts'
import { htmlOf } from './jsx-runtime.ts'

export const find = <E extends Element = HTMLElement>(selector: string) => document.querySelector(selector) as E

const DRAWN = ['[data-board]', '[data-score]', '[data-left]', '[data-said]', '[data-announcer]'] as const

/** Not innerHTML: while the page is still being parsed, Chromium would take the end of that for the page's. */
const nodesOf = (what: ReactNode) => new DOMParser().parseFromString(htmlOf(what), 'text/html').body.childNodes

const draw = (where: (typeof DRAWN)[number], what: ReactNode) => find(where).replaceChildren(...nodesOf(what))

/** Remembers what a game changes in the page as it was served. Puts it back when it is called, for React to take over. */
export function keepServed(): () => void {
  const served = DRAWN.map((where) => [find(where), [...find(where).childNodes]] as const)
  return () => {
    for (const [element, nodes] of served) element.replaceChildren(...nodes)
    find('form').style.visibility = ''
  }
}

/** `readOut`: for a screen reader, where it differs from the text that is seen. */
export function drawSaid(tone: Tone, text: string, readOut = text): void {
  draw('[data-said]', <Said tone={tone} text={text} />)
  draw('[data-announcer]', readOut)
}

/** Hints and missed answers are the client's to draw. `changed`: the position of the slot that was found just now. */
export function drawGame(list: List, state: GameState, changed?: number): void {
  // Once a game is over, the results take the form's place.
  find('form').style.visibility = state.gameStatus === 'playing' ? '' : 'hidden'
  draw('[data-score]', <Score score={gameScore(state)} />)
  draw('[data-left]', <GuessesLeft left={state.guessesRemaining} />)
  const noun = isRanked(list) ? 'Number' : 'Slot'
  // The animation's styles come later: an animation that began with them would be a second one.
  const moved = document.styleSheets.length > 1 ? changed : undefined
  for (const slot of state.gameItems.filter(({ isGuessed }) => isGuessed)) {
    const isNew = slot.position === moved
    slotAt(slot.position)?.replaceWith(...nodesOf(<AnswerSlot slot={slot} noun={noun} state="found" isNew={isNew} />))
  }
  // Not at once: that would lay everything out before anything is shown.
  if (changed) requestAnimationFrame(() => showSlot(changed))
}
