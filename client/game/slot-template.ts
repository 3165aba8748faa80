import type { GameItem } from '#shared/contract/saved-progress.ts'
import { isHideable } from '#shared/game/hints.ts'

/** A slot that is drawn without React: its place in the template, its name and its metric. */
export const BLANKS = { position: Number.NaN, content: '%n', metric: '%m' }

const escaped = (text: string) => new Option(text).innerHTML

/** Puts `slot` in the place of `element`, by a template that has the blanks. */
export function drawSlot(element: Element, template: string, slot: GameItem, shown: number[]): void {
  const { position, content, metric = '' } = slot
  const values: Record<string, string> = { NaN: `${position}`, '%n': escaped(content), '%m': escaped(metric) }
  element.innerHTML = template.replace(/NaN|%[nm]/g, (blank) => values[blank] ?? '')
  const drawn = element.firstElementChild as Element
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
