import * as z from 'zod/mini'
import { adminListResponse, auditPage, ideasPage, type ScheduledDay, schedulePage } from '#shared/contract/admin.ts'
import { acceptResponse, contestedPage } from '#shared/contract/contested.ts'
import { editOf } from '../admin.ts'
import { bearer } from '../tokens.ts'
import type { Day } from './day.ts'
import type { Dice } from './dice.ts'
import type { Reply } from './faulty-worker.ts'

/** How often an admin tries an action in all, if told to try again. */
const PRESSES = 3
/** Milliseconds after midnight (EARLY) and before it (LATE). */
const EARLY = 4 * 60_000
const LATE = 400
/** The built-in catalogue has lists near enough to these words. */
const TOPIC =
  'countries films books cities animals foods sports words languages planets companies the most largest longest'

type Admin = {
  own: Dice
  ask: (method: string, path: string, body?: unknown) => Promise<Reply>
  /** The answer's data, or null after a failure. */
  read: <T>(path: string, schema: z.ZodMiniType<T>) => Promise<T | null>
}
type Work = (admin: Admin) => Promise<unknown>

/** Two admins, each at work `times` times, at moments when players are there. */
export function inviteAdmins(day: Day, times: number): void {
  for (const uid of ['ann', 'bob']) {
    const own = day.dice.fork(uid)
    let asked = 0
    const ask: Admin['ask'] = async (method, path, body) => {
      for (let press = 1; ; press++) {
        const headers = await bearer(day.worker.world, uid)
        const reply = await day.worker.ask(`${uid} ${asked++}`, method, `/api/admin${path}`, headers, body)
        if (press === PRESSES || (reply.status !== 0 && reply.status < 500)) return reply
      }
    }
    const read: Admin['read'] = async (path, schema) => {
      const { status, body } = await ask('GET', path)
      return status === 200 ? z.parse(schema, body) : null
    }
    const admin = (name: string): Admin => ({ own: own.fork(name), ask, read })
    for (let time = 0; time < times; time++) {
      const work = WORKS[time % WORKS.length] ?? swap
      // Every second time both admins do the same.
      const mind = time % 2 ? own : day.dice.fork(`both ${time}`)
      day.at(day.moment(mind), () => work({ own: mind.fork(`work ${time}`), ask, read }))
    }
    // Sent before midnight, the swap may arrive after it, when the day has begun.
    for (const midnight of day.midnights)
      day.at(midnight - own.whole(LATE), () => swapTomorrow(admin(`${midnight}, late`)))
    // The first players have started the list, and others have not seen it yet.
    for (const midnight of day.midnights) day.at(midnight + own.whole(EARLY), () => reject(admin(`${midnight}`), true))
  }
}

const rowsOf = async ({ read }: Admin) => (await read('/lists?per_page=20', schedulePage))?.data ?? []

const swap: Work = async (admin) => exchange(admin, ...admin.own.some(await rowsOf(admin), 2))

const swapTomorrow: Work = async (admin) => {
  const [, tomorrow, ...later] = await rowsOf(admin)
  await exchange(admin, tomorrow, admin.own.pick(later))
}

async function exchange({ ask }: Admin, from?: ScheduledDay, to?: ScheduledDay) {
  if (!from || !to) return
  await ask('POST', '/lists/swap-dates', {
    from_date: from.daily_game_date,
    to_date: to.daily_game_date,
    from_list_id: from.list?.id ?? null,
    to_list_id: to.list?.id ?? null,
  })
}

const reject = async (admin: Admin, isTodays = admin.own.chance(0.2)) => {
  const rows = await rowsOf(admin)
  const row = isTodays ? rows[0] : admin.own.pick(rows)
  if (row?.list) await admin.ask('POST', `/lists/${row.list.id}/reject`, { game_date: row.daily_game_date })
}

const restore: Work = async ({ own, ask, read }) => {
  const { data } = (await read('/audit?per_page=100', auditPage)) ?? { data: [] }
  const entry = own.pick(data.filter(({ can_restore }) => can_restore))
  if (entry) await ask('POST', `/lists/${entry.list_id}/restore`)
}

const generate: Work = async (admin) => {
  const { own, ask } = admin
  const rows = await rowsOf(admin)
  const row = own.pick(rows.filter(({ list }) => !list)) ?? own.pick(rows)
  const isBuiltIn = own.chance(0.4)
  const topic = isBuiltIn ? `${TOPIC} ${own.uuid()}` : `the ${own.uuid()}`
  const model = isBuiltIn ? { model: 'built-in' } : {}
  if (row)
    await ask('POST', '/generate-list', { topic, game_date: row.daily_game_date, is_ranked: own.chance(0.6), ...model })
}

const edit: Work = async (admin) => {
  const { own, ask, read } = admin
  const id = own.pick((await rowsOf(admin)).flatMap(({ list }) => (list ? [list.id] : [])))
  const opened = id && (await read(`/lists/${id}`, adminListResponse))
  if (!opened) return
  const { list } = opened
  const title = own.chance(0.5) ? { title: `${list.title.slice(0, 60)}, again` } : {}
  const answer = `Answer ${own.uuid().slice(0, 8)}`
  const at = own.whole(list.items.length)
  const items = list.items.map((item, index) =>
    index === at ? { ...item, variations: [...(item.variations ?? []), answer] } : item,
  )
  await ask('PUT', `/lists/${list.id}`, editOf(list, { ...title, items }))
}

const acceptGuess: Work = async ({ own, ask, read }) => {
  const { data } = (await read('/contested-guesses', contestedPage)) ?? { data: [] }
  const entry = own.pick(data)
  const guess = entry && own.pick(entry.guesses)
  if (!entry || !guess) return
  if (own.chance(0.15)) {
    await ask('DELETE', `/contested-guesses/${guess.id}`)
    return
  }
  const position = guess.accepted?.position ?? 1 + own.whole(entry.list.items.length)
  for (let isDone = false; !isDone; ) {
    const { status, body } = await ask('POST', `/contested-guesses/${guess.id}/accept`, { position })
    isDone = status !== 200 || z.parse(acceptResponse, body).is_done
  }
}

const workOnIdeas: Work = async ({ own, ask, read }) => {
  await ask('POST', '/list-ideas', { idea: `the idea ${own.uuid()}`, ranked: own.chance(0.7) })
  const { data } = (await read('/list-ideas', ideasPage)) ?? { data: [] }
  const [one, other] = own.some(data, 2)
  if (one) await ask('PUT', `/list-ideas/${one.id}`, { approved: true })
  if (other && own.chance(0.3)) await ask('DELETE', `/list-ideas/${other.id}`)
}

const look: Work = async ({ ask }) => {
  for (const path of ['/analytics', '/generation-jobs', '/feedback', '/ai-models']) await ask('GET', path)
}

const WORKS: Work[] = [
  swap,
  acceptGuess,
  (admin) => reject(admin),
  generate,
  edit,
  acceptGuess,
  restore,
  workOnIdeas,
  swap,
  look,
]
