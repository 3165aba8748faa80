/** While the model is down, no player waits eight seconds per guess. */
import { JUDGING_FAILURES, JUDGING_REST } from '#shared/limits.ts'
import type { FailureReason, ModelAnswer } from '../ai/ask-model.ts'
import type { World } from '../env.ts'

/** `failures` in a row; open until `until`. */
type Breaker = { failures: number; until: number }

const isolates = new WeakMap<World, Breaker>()

export function isBreakerOpen(world: World): boolean {
  const breaker = isolates.get(world)
  return breaker !== undefined && breaker.failures >= JUDGING_FAILURES && world.now() < breaker.until
}

/** After the cool-down one caller may probe; the result closes or reopens the breaker. True also while it is closed. */
export function takeProbe(world: World): boolean {
  if (isBreakerOpen(world)) return false
  const breaker = isolates.get(world)
  if (breaker && breaker.failures >= JUDGING_FAILURES) breaker.until = world.now() + JUDGING_REST
  return true
}

// The guess itself may cause other failures, and no guess may open the breaker for all.
const DOWN: ReadonlySet<FailureReason> = new Set(['no-access', 'rate-limited', 'service-error', 'unreachable'])

export function noteAnswer(world: World, answer: ModelAnswer<unknown>): void {
  const isDown = answer.outcome === 'timeout' || (answer.outcome === 'failed' && DOWN.has(answer.reason))
  if (!isDown) {
    isolates.delete(world)
    return
  }
  const failures = (isolates.get(world)?.failures ?? 0) + 1
  isolates.set(world, { failures, until: world.now() + JUDGING_REST })
}
