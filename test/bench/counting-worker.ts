/** The worker, with the rows of D1 that an answer cost in its headers. */
import worker from '../../worker/index.ts'
import { countRows } from '../support/counted-database.ts'

export default {
  async fetch(request, env, context) {
    const { database, rows } = countRows(env.DB)
    const answer = await worker.fetch(request, { ...env, DB: database }, context)
    const counted = new Response(answer.body, answer)
    counted.headers.set('X-Rows', JSON.stringify(rows))
    return counted
  },
} satisfies ExportedHandler<Env>
