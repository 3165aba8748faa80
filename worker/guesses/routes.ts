import { Hono } from 'hono'
import { contestRequest, type GuessValidation, guessValidationRequest } from '#shared/contract/guesses.ts'
import { easternDate } from '#shared/game/eastern-day.ts'
import { matchGuess, normalise } from '#shared/matching/match.ts'
import { addressDayOf } from '../addresses/address-day.ts'
import { addressOf } from '../addresses/network.ts'
import { openDatabase } from '../db/open.ts'
import type { AppEnv } from '../env.ts'
import { tooManyToday } from '../http/errors.ts'
import { limitByAddress } from '../http/rate-limit.ts'
import { readBody } from '../http/validate.ts'
import { getOpenGame } from '../lists/queries.ts'
import { judgeGuess } from './judge-guess.ts'
import { saveContest } from './queries.ts'

export const guessRoutes = new Hono<AppEnv>()
  .post('/lists/:id/ai-validate-guess', limitByAddress('JUDGING_LIMIT'), async (c) => {
    const { guess, guessed_items } = await readBody(c, guessValidationRequest)
    const { env, var: variables } = c
    const { world } = variables
    const db = openDatabase(env.DB, 'first-primary')
    const today = easternDate(world.now())
    const { list } = await getOpenGame(db, c.req.param('id'), today)
    const judging = judgeGuess({ env, world, db, today, address: addressOf(c) }, list, guess, guessed_items)
    // The question is charged, so the verdict is stored even if the player leaves.
    c.executionCtx.waitUntil(judging.catch(() => {}))
    const answer: GuessValidation = await judging
    const headers = { 'Cache-Control': 'no-store' }
    if (answer.error === 'AI timeout') return c.json({ matched: false, error: answer.error }, 504, headers)
    return c.json(answer, 200, headers)
  })
  .post('/lists/:id/contest-guess', limitByAddress('CONTESTS_LIMIT'), async (c) => {
    const { guess, play_id } = await readBody(c, contestRequest)
    const { world } = c.var
    const db = openDatabase(c.env.DB, 'first-primary')
    const now = world.now()
    const today = easternDate(now)
    const { list } = await getOpenGame(db, c.req.param('id'), today)
    const text = withoutUnshown(guess)
    // A guess that counts by now needs no admin.
    if (!text || matchGuess(guess, list.items)) return c.json({ success: true })
    const day = await addressDayOf(db, world, addressOf(c), today)
    const key = { list_id: list.id, guess: normalise(guess) }
    if (!(await saveContest(db, day, key, play_id.toLowerCase(), text))) throw tooManyToday(now)
    return c.json({ success: true })
  })

/** No list holds these characters, and the player did not see them. */
const withoutUnshown = (guess: string) =>
  guess
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
