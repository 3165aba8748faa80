/** A circuit breaker around the judging model, so that players do not wait eight seconds per guess while it is down. */
import { JUDGING_FAILURES, JUDGING_REST } from '#shared/limits.ts'
import type { FailureReason, ModelAnswer } from '../ai/ask-model.ts'
import type { World } from '../env.ts'

/** Consecutive failures, and the end of the cool-down (UTC, ms). */
type Rest = { failures: number; until: number }

/** The state lives in the isolate, one per app. */
const isolates = new WeakMap<World, Rest>()

export function isResting(world: World): boolean {
  const rest = isolates.get(world)
  return rest !== undefined && rest.failures >= JUDGING_FAILURES && world.now() < rest.until
}

/**
 * After the cool-down one caller may probe; its result closes or reopens the breaker. True also while the breaker is
 * closed.
 */
export function takeProbe(world: World): boolean {
  if (isResting(world)) return false
  const rest = isolates.get(world)
  if (rest && rest.failures >= JUDGING_FAILURES) rest.until = world.now() + JUDGING_REST
  return true
}

// The guess itself may cause other failures, and no guess may open the breaker for everybody.
const DOWN: ReadonlySet<FailureReason> = new Set(['no-access', 'rate-limited', 'service-error', 'unreachable'])

/** Takes every answer about a guess. */
export function noteAnswer(world: World, answer: ModelAnswer<unknown>): void {
  const isDown = answer.outcome === 'timeout' || (answer.outcome === 'failed' && DOWN.has(answer.reason))
  if (!isDown) {
    isolates.delete(world)
    return
  }
  const failures = (isolates.get(world)?.failures ?? 0) + 1
  isolates.set(world, { failures, until: world.now() + JUDGING_REST })
}
