import { seeded } from '../seeded.ts'

export type Dice = ReturnType<typeof makeDice>

/** Seeded chance. Each fork has a name and its own sequence, which other forks do not influence. */
export function makeDice(seed: string) {
  const next = seeded(hash(seed))
  const whole = (most: number) => Math.floor(next() * most)
  const hex = (length: number) => Array.from({ length }, () => whole(16).toString(16)).join('')
  return {
    next,
    /** From 0 to `most` - 1. */
    whole,
    chance: (share: number) => next() < share,
    pick: <T>(from: readonly T[]): T | undefined => from[whole(from.length)],
    some: <T>(from: readonly T[], count: number): T[] =>
      from
        .map((one) => ({ one, at: next() }))
        .sort((a, b) => a.at - b.at)
        .slice(0, count)
        .map(({ one }) => one),
    uuid: () => [8, 4, 4, 4, 12].map(hex).join('-'),
    fork: (name: string) => makeDice(`${seed} ${name}`),
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let sum = 2_166_136_261
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 16_777_619) >>> 0
  return sum
}
