import type { List } from '#shared/contract/game.ts'
import type { FoundAction } from '#shared/game/play-guess.ts'
import type { Tone } from '../board/said.tsx'
import { BLANK, guessed, REPEAT } from '../messages.ts'

export type SureVerdict = { kind: 'blank' | 'repeat' } | { kind: 'hit'; index: number }

/** `keyOf` compares guesses; `now` is UTC, ms. */
export function effectOf(
  verdict: SureVerdict,
  text: string,
  { items }: List,
  keyOf: (text: string) => string,
  now: number,
): { action?: FoundAction; said: string; tone: Tone } {
  if (verdict.kind !== 'hit')
    return verdict.kind === 'blank' ? { said: BLANK, tone: 'no' } : { said: REPEAT, tone: 'plain' }
  const name = items[verdict.index]?.name ?? ''
  const said = guessed(text, name, keyOf(text) === keyOf(name))
  return { action: { type: 'found', text, index: verdict.index, now }, said, tone: 'yes' }
}
