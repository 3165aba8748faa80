/** The game as it is drawn without React, in the markup that the page brings. */
import type { GameItem } from '#shared/contract/saved-progress.ts'
import { isHideable } from '#shared/game/hints.ts'
import type { GameState } from '#shared/game/new-game.ts'
import { gameScore } from '#shared/game/score.ts'
import { guesses, points } from './messages.ts'
import { DRAWN_KINDS, slotKind } from './slot-kind.ts'

/** A slot that is drawn without React: where its place, its name and its metric stand in its markup. */
export const BLANKS = { position: Number.NaN, content: '%n', metric: '%m' }

const escaped = (text: string) => new Option(text).innerHTML

export const find = <E extends Element = HTMLElement>(selector: string) => document.querySelector(selector) as E

function put(selector: string, text: string | number): void {
  find(selector).textContent = String(text)
}

const markupOf = (kind: (typeof DRAWN_KINDS)[number]) =>
  find<HTMLScriptElement>('#kinds').text.split('\n')[DRAWN_KINDS.indexOf(kind)] ?? ''

/** The icon beside what is said in that tone, as HTML: that of a slot which was found or missed. */
const iconOf = (tone: 'yes' | 'no') => /<svg.*svg>/.exec(markupOf(tone === 'yes' ? 'found' : 'missed'))?.[0] ?? ''

/** Remembers what a game changes as the page was served. Puts it back when it is called. */
export function keepServed(): () => void {
  const board = find('.board')
  const slots = [...board.childNodes]
  const served = [...document.querySelectorAll('.score, .left, .said, [data-announcer]')].map(
    (element) => [element, element.innerHTML] as const,
  )
  return () => {
    board.replaceChildren(...slots)
    // What is untouched stays: it may be being pressed.
    for (const [element, html] of served) if (element.innerHTML !== html) element.innerHTML = html
    find('form').style.visibility = ''
  }
}

/** `readOut`: for a screen reader, where it is another than what is seen. */
export function drawSaid(tone: '' | 'yes' | 'no', text: string, readOut = text): void {
  find('.said').innerHTML = `<p class="say ${tone}">${tone && iconOf(tone)}<span>${escaped(text)}</span></p>`
  put('[data-announcer]', readOut)
}

/** `outcome`: of what was played just now, where anything was. */
export function drawGame(state: GameState, outcome?: { type: string; position?: number }): void {
  const { gameItems, guessesRemaining, gameStatus, revealedLetters, usedClueHints } = state
  const isOver = gameStatus !== 'playing'
  // Its place is the results' own.
  find('form').style.visibility = isOver ? 'hidden' : ''
  const score = gameScore(state)
  put('.score .num', score)
  put('.lbl', points(score))
  put('.left .num', guessesRemaining)
  put('.left .w', guesses(guessesRemaining))
  for (const pip of document.querySelectorAll(`.pip:nth-child(n + ${guessesRemaining + 1})`)) pip.className = 'pip out'
  for (const slot of gameItems) {
    const shown = revealedLetters[slot.position] ?? []
    const kind = slotKind(slot, isOver, shown.length > 0, usedClueHints.includes(slot.id))
    if (slot.isEmpty || kind === 'empty') continue
    const at = `.board > :nth-child(${slot.position})`
    drawSlot(find(at), markupOf(kind), slot, shown)
    if (slot.position !== outcome?.position) continue
    // Not here: it would have all laid out before anything is shown.
    requestAnimationFrame(() => find(at).scrollIntoView({ block: 'nearest' }))
    // It lands by the styles that come later: not again when they have come.
    if (document.styleSheets.length > 1) find(at).classList.add('new')
  }
}

/** Puts `slot` in the place of `element`, which stays as it is: it may be put back. `markup` has the blanks. */
function drawSlot(element: Element, markup: string, slot: GameItem, shown: number[]): void {
  const { position, content, metric = '' } = slot
  const values: Record<string, string> = { NaN: `${position}`, '%n': escaped(content), '%m': escaped(metric) }
  const html = markup.replace(/NaN|%[nm]/g, (blank) => values[blank] ?? '')
  const drawn = new Range().createContextualFragment(html).firstElementChild as Element
  element.replaceWith(drawn)
  if (!metric) drawn.querySelector('.slot-metric')?.remove()
  const letters = drawn.querySelector('.letters')
  if (!letters) return
  letters.innerHTML = [...content]
    .map((character, at) => {
      if (character === ' ') return '<s></s>'
      return shown.includes(at) || !isHideable(character) ? `<b>${escaped(character)}</b>` : '<i></i>'
    })
    .join('')
  letters.ariaLabel = letters.textContent
}
