import { Hono } from 'hono'
import { FRESH_SIGN_IN } from '#shared/limits.ts'
import { findUser, listAllResults } from '../completions/queries.ts'
import { openDatabase } from '../db/open.ts'
import type { AppEnv } from '../env.ts'
import { requirePlayer, unauthorized } from '../identity/guards.ts'
import { accountDataOf } from './account-data.ts'
import { removeUser } from './queries.ts'

/** RFC 9470: the sign-in is valid but too old. */
const STALE = `Bearer error="insufficient_user_authentication", max_age="${FRESH_SIGN_IN}"`

export const accountRoutes = new Hono<AppEnv>()
  .get('/account/data', async (c) => {
    const { uid } = await requirePlayer(c)
    const db = openDatabase(c.env.DB, 'first-primary')
    const [user, results] = await Promise.all([findUser(db, uid), listAllResults(db, uid)])
    return c.json(accountDataOf(user, results), 200, {
      'Cache-Control': 'no-store',
      'Content-Disposition': 'attachment; filename="topple-data.json"',
    })
  })
  .delete('/account', async (c) => {
    const player = await requirePlayer(c)
    const now = c.var.world.now()
    if (now / 1000 - player.auth_time > FRESH_SIGN_IN) {
      throw unauthorized('requires-recent-login', 'Please sign in again to delete your account.', STALE)
    }
    await removeUser(openDatabase(c.env.DB, 'first-primary'), player, now)
    return c.json({ success: true }, 200, { 'Cache-Control': 'no-store' })
  })
