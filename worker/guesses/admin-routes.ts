import { Hono } from 'hono'
import { pageQuery } from '#shared/contract/admin.ts'
import { acceptRequest } from '#shared/contract/guesses.ts'
import type { AdminEnv } from '../http/admin.ts'
import { conflict } from '../http/errors.ts'
import { readBody, readId, readQuery } from '../http/validate.ts'
import { occasionOf } from '../schedule/admin-changes.ts'
import { acceptGuess } from './accept-guess.ts'
import { dismissContested, listContested } from './admin-queries.ts'

const ACCEPTED = 'This guess has been accepted meanwhile, and counts.'

export const guessAdminRoutes = new Hono<AdminEnv>()
  .get('/contested-guesses', async (c) => c.json(await listContested(occasionOf(c).db, readQuery(c, pageQuery))))
  .post('/contested-guesses/:id/accept', async (c) => {
    const request = await readBody(c, acceptRequest)
    return c.json(await acceptGuess(occasionOf(c), readId(c), request))
  })
  /** Dismissing what is dismissed already is no failure. Throws 409 for what is being credited. */
  .delete('/contested-guesses/:id', async (c) => {
    if (!(await dismissContested(occasionOf(c).db, readId(c)))) throw conflict('guess-accepted', ACCEPTED)
    return c.json({ success: true })
  })
