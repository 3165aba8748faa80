import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'
import { ApiError } from './errors.ts'

type Limit = 'FORMS_LIMIT' | 'RESULTS_LIMIT' | 'JUDGING_LIMIT' | 'CONTESTS_LIMIT'

/** Seconds; the period of every limit in wrangler.toml. */
const PERIOD = 60

export const limitByAddress = (limit: Limit) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { success } = await c.env[limit].limit({ key: subscriber(c.req.header('cf-connecting-ip') ?? 'local') })
    if (!success) {
      const headers = { 'Retry-After': String(PERIOD) }
      throw new ApiError(
        429,
        'too-many-requests',
        'That was a lot at once. Please wait a minute and try again.',
        headers,
      )
    }
    await next()
  })

/** An IPv6 subscriber holds a whole /64, so the key is its first four groups. */
function subscriber(address: string): string {
  if (!address.includes(':')) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}
