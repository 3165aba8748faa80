import { createMiddleware } from 'hono/factory'
import { addressOf, subscriberOf } from '../addresses/network.ts'
import type { AppEnv } from '../env.ts'
import { ApiError } from './errors.ts'

type Limit = 'FORMS_LIMIT' | 'RESULTS_LIMIT' | 'JUDGING_LIMIT' | 'CONTESTS_LIMIT'

/** Seconds; the period of every limit in wrangler.toml. */
const PERIOD = 60

export const limitByAddress = (limit: Limit) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { success } = await c.env[limit].limit({ key: subscriberOf(addressOf(c)) })
    if (!success) {
      const headers = { 'Retry-After': String(PERIOD) }
      throw new ApiError(
        429,
        'too-many-requests',
        'Too many requests at once. Please wait a minute and try again.',
        headers,
      )
    }
    await next()
  })
