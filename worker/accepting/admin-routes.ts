import { Hono } from 'hono'
import { pageQuery } from '#shared/contract/admin.ts'
import { acceptRequest } from '#shared/contract/contested.ts'
import { occasionOf } from '../audit/occasion.ts'
import { conflict } from '../http/errors.ts'
import { readBody, readId, readQuery } from '../http/validate.ts'
import type { AdminEnv } from '../identity/guards.ts'
import { acceptGuess } from './accept-guess.ts'
import { dismissContested, listContested } from './queries.ts'

const ACCEPTED = 'This guess has already been accepted and now counts.'

export const acceptingAdminRoutes = new Hono<AdminEnv>()
  .get('/contested-guesses', async (c) => c.json(await listContested(occasionOf(c).db, readQuery(c, pageQuery))))
  .post('/contested-guesses/:id/accept', async (c) => {
    const request = await readBody(c, acceptRequest)
    const accepting = acceptGuess(occasionOf(c), readId(c), request)
    // Accepting goes on if the browser disconnects.
    c.executionCtx.waitUntil(accepting.catch(() => {}))
    return c.json(await accepting)
  })
  /** Idempotent. Throws 409 for an accepted guess. */
  .delete('/contested-guesses/:id', async (c) => {
    if (!(await dismissContested(occasionOf(c).db, readId(c)))) throw conflict('guess-accepted', ACCEPTED)
    return c.json({ success: true })
  })
