import { Hono } from 'hono'
import { pageQuery } from '#shared/contract/admin.ts'
import { acceptRequest } from '#shared/contract/guesses.ts'
import type { AdminEnv } from '../http/admin.ts'
import { readBody, readId, readQuery } from '../http/validate.ts'
import { occasionOf } from '../schedule/admin-changes.ts'
import { acceptGuess } from './accept-guess.ts'
import { listContested, settleContested } from './admin-queries.ts'

export const guessAdminRoutes = new Hono<AdminEnv>()
  .get('/contested-guesses', async (c) => c.json(await listContested(occasionOf(c).db, readQuery(c, pageQuery))))
  .post('/contested-guesses/:id/accept', async (c) => {
    const request = await readBody(c, acceptRequest)
    return c.json(await acceptGuess(occasionOf(c), readId(c), request))
  })
  /** Dismissing what is settled already is no failure. */
  .delete('/contested-guesses/:id', async (c) => {
    await settleContested(occasionOf(c).db, readId(c))
    return c.json({ success: true })
  })
