import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { expect } from 'vitest'
import type { AppEnv } from '../../worker/env.ts'
import { onError } from '../../worker/http/errors.ts'
import { readPlayer, requireAdmin, requirePlayer } from '../../worker/identity/guards.ts'
import { readError } from './answers.ts'
import { makeWorld } from './app.ts'
import { makeClaims, makeSource, PROJECT, signToken, type TestKey } from './tokens.ts'

/** An app with only the guards, over a key source that the test controls. Each route answers with the player. */
export function openGuarded(
  bindings: Partial<Env> = {},
  source = makeSource(),
  world = { ...makeWorld(), fetch: source.fetch },
) {
  const start = world.now()
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('world', world)
      await next()
    })
    .get('/player', async (c) => c.json(await requirePlayer(c)))
    .get('/anyone', async (c) => c.json(await readPlayer(c)))
    .get('/admin', async (c) => c.json(await requireAdmin(c)))
    .onError(onError)
  const appEnv: Env = { ...env, IDENTITY_PROJECT: PROJECT, ...bindings }

  const ask = async (path: string, authorization?: string) =>
    app.request(path, { headers: authorization === undefined ? {} : { Authorization: authorization } }, appEnv)
  const send = (token: string, path = '/player') => ask(path, `Bearer ${token}`)
  const sign = (more: object = {}, key?: TestKey) => signToken({ ...makeClaims(world.now()), ...more }, key)

  return {
    ask,
    send,
    /** A token for now, with `more` claims. */
    sign,
    signAndSend: async (more: object = {}, key?: TestKey) => send(await sign(more, key)),
    /** Sets the clock to `seconds` after the start. */
    after: (seconds: number) => world.set(start + seconds * 1000),
    source,
    world,
  }
}

/** Expects a 503 for lack of keys. Returns the seconds of Retry-After. */
export async function readRetryAfter(answer: Response): Promise<number> {
  const { code, error } = await readError(answer, 503)
  expect(code).toBe('keys-unavailable')
  expect(error).toMatch(/try again/)
  const retryAfter = answer.headers.get('Retry-After') ?? ''
  expect(retryAfter).toMatch(/^[1-9]\d?$/)
  return Number(retryAfter)
}
