/**
 * The worker, with headers that say how many D1 rows the answer cost. `X-Isolate` names the isolate that answers: a new
 * name is an isolate that has cached nothing, at an edge that has cached nothing.
 */
import { createApp } from '../../worker/app.ts'
import { realWorld } from '../../worker/env.ts'
import { cachedFirst } from '../../worker/http/response-cache.ts'
import { countRows } from '../support/counted-database.ts'

const isolates = new Map<string, ReturnType<typeof cachedFirst>>()

function isolateOf(name: string) {
  const known = isolates.get(name)
  if (known) return known
  // An isolate's caches are keyed by its world.
  const world = { ...realWorld }
  const made = cachedFirst(world, createApp(world))
  isolates.set(name, made)
  return made
}

export default {
  async fetch(request, env, context) {
    const { database, rows } = countRows(env.DB)
    const name = request.headers.get('X-Isolate') ?? ''
    const VERSION = { ...env.VERSION, id: `${env.VERSION.id}-${name}` }
    const answer = await isolateOf(name)(request, { ...env, DB: database, VERSION }, context)
    const counted = new Response(answer.body, answer)
    counted.headers.set('X-Rows', JSON.stringify(rows))
    return counted
  },
} satisfies ExportedHandler<Env>
