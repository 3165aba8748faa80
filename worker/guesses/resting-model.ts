/** A model that is down is left in peace for a while, so that no player waits eight seconds for each wrong guess. */
import { JUDGING_FAILURES, JUDGING_REST } from '#shared/limits.ts'
import type { FailureReason, ModelAnswer } from '../ai/ask-model.ts'
import type { World } from '../env.ts'

/** Failures on end, and until when nobody asks: UTC, ms. */
type Rest = { failures: number; until: number }

/** A world is one app's: this goes with the isolate. */
const isolates = new WeakMap<World, Rest>()

/** After JUDGING_FAILURES failures on end nobody may ask for JUDGING_REST. */
export function isResting(world: World): boolean {
  const rest = isolates.get(world)
  return rest !== undefined && rest.failures >= JUDGING_FAILURES && world.now() < rest.until
}

/** Then one may, whose answer decides. True where that is the caller, who must ask now; and for everybody while it is well. */
export function takeProbe(world: World): boolean {
  if (isResting(world)) return false
  const rest = isolates.get(world)
  if (rest && rest.failures >= JUDGING_FAILURES) rest.until = world.now() + JUDGING_REST
  return true
}

// Of others the guess may be the cause, and no guess shall silence the model for everybody.
const DOWN: ReadonlySet<FailureReason> = new Set(['no-access', 'rate-limited', 'service-error', 'unreachable'])

/** To be told of every answer about a guess. */
export function noteAnswer(world: World, answer: ModelAnswer<unknown>): void {
  const isDown = answer.outcome === 'timeout' || (answer.outcome === 'failed' && DOWN.has(answer.reason))
  if (!isDown) {
    isolates.delete(world)
    return
  }
  const failures = (isolates.get(world)?.failures ?? 0) + 1
  isolates.set(world, { failures, until: world.now() + JUDGING_REST })
}
