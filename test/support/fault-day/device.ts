import * as z from 'zod/mini'
import { completionResponse } from '#shared/contract/completions.ts'
import { UNSENT_RETRY_FIRST, UNSENT_RETRY_LAST } from '#shared/limits.ts'
import { bearer } from '../tokens.ts'
import type { Day } from './day.ts'
import type { Dice } from './dice.ts'
import type { Reply } from './faulty-worker.ts'
import type { Play } from './ledger.ts'

export type Device = ReturnType<typeof makeDevice>

const codeOf = ({ body }: Reply) => (body as { code?: string } | null)?.code ?? ''
/** Refusals of a guest's result that an account may still take. */
const TOO_LATE_OR_MANY = ['day-over', 'too-many-results']
/** The allowed refusals of a result. */
const REFUSALS = [...TOO_LATE_OR_MANY, 'list-withdrawn', 'joined-elsewhere']

/** Same rule as in client/api/request-error.ts. */
const isFinal = (reply: Reply) =>
  (reply.status >= 400 && reply.status < 500 && ![401, 408, 429].includes(reply.status)) ||
  codeOf(reply) === 'too-many-results'

/** A browser: it keeps unsent results and sends them as client/game/sending does. With two `tabs` both send at once. */
export function makeDevice({ worker, ledger, clock, at }: Day, name: string, address: string, own: Dice) {
  let asked = 0
  let wait = UNSENT_RETRY_FIRST
  let sending = Promise.resolve()
  let unsent: Play[] = []
  /** Guests' results that may still join an account. */
  let joinable: Play[] = []
  const device = { name, own, tabs: 1, uid: null as string | null, offlineUntil: 0 }

  async function ask(method: string, path: string, body?: unknown, uid = device.uid): Promise<Reply> {
    const signedIn = uid === null ? {} : await bearer(worker.world, uid)
    const reply = await worker.ask(
      `${name} ${asked++}`,
      method,
      path,
      { 'cf-connecting-ip': address, ...signedIn },
      body,
    )
    if (reply.answered === 401 && uid !== null && !ledger.deleted.has(uid))
      worker.problems.push(`${uid} was signed out`)
    return reply
  }

  async function post(play: Play, uid: string | null, isJoining: boolean): Promise<Reply> {
    play.senders.add(uid)
    const body = isJoining ? { ...play.request, is_joining: true } : play.request
    const reply = await ask('POST', '/api/game-completion', body, uid)
    if (reply.answered === 201) {
      ledger.stored.push({ play, uid, completion: z.parse(completionResponse, reply.body).completion })
    } else if (isFinal({ ...reply, status: reply.answered })) {
      const code = codeOf(reply)
      ledger.refused.push({ play, code })
      if (!REFUSALS.includes(code)) worker.problems.push(`${name}'s result was refused: ${code}`)
    }
    if (uid !== null && !isJoining && isFinal(reply) && codeOf(reply) === 'day-over') return post(play, uid, true)
    return reply
  }

  /** Returns false if the result must be sent again. */
  async function sendOne(play: Play): Promise<boolean> {
    const { uid } = device
    if (play.owner !== null && play.owner !== uid) return true
    const isJoining = play.owner === null && uid !== null
    const sent = post(play, uid, isJoining)
    // Without Web Locks the other tab sends, too, and may not know about the sign-in yet.
    const other = isJoining && own.chance(0.5) ? null : uid
    const soon = Promise.race([worker.afterCalls(own.whole(6)), sent])
    if (device.tabs === 2) await soon.then(() => post(play, other, isJoining && other !== null))
    const reply = await sent
    if (reply.status !== 201 && !isFinal(reply)) return false
    const canJoin = uid === null && (reply.status === 201 || TOO_LATE_OR_MANY.includes(codeOf(reply)))
    joinable = [...joinable.filter((one) => one !== play), ...(canJoin ? [play] : [])]
    unsent = unsent.filter((one) => one !== play)
    return true
  }

  const waiting = () => {
    const { uid } = device
    const sendable = unsent.filter(({ owner }) => owner === null || owner === uid)
    return uid === null ? sendable : [...joinable, ...sendable]
  }

  async function sendAll(): Promise<void> {
    if (clock.now() < device.offlineUntil) return at(device.offlineUntil, sendWaiting)
    for (const play of waiting()) {
      if (await sendOne(play)) continue
      at(clock.now() + wait, sendWaiting)
      wait = Math.min(2 * wait, UNSENT_RETRY_LAST)
      return
    }
    wait = UNSENT_RETRY_FIRST
  }

  function sendWaiting(): Promise<void> {
    sending = sending.then(sendAll)
    return sending
  }

  function keep(play: Play): Promise<void> {
    ledger.plays.set(play.request.play_id, play)
    unsent.push(play)
    return sendWaiting()
  }

  const signIn = (uid: string | null) => {
    device.uid = uid
    return sendWaiting()
  }
  return Object.assign(device, { ask, keep, sendWaiting, signIn, isDone: () => unsent.length + waiting().length === 0 })
}
