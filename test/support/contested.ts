import { statistics } from '#shared/contract/account.ts'
import { completionResponse, statsResponse } from '#shared/contract/completions.ts'
import { acceptResponse, contestedPage } from '#shared/contract/contested.ts'
import type { List } from '#shared/contract/game.ts'
import { openBackOffice } from './admin.ts'
import { read } from './answers.ts'
import { putList } from './lists.ts'
import { bearer } from './tokens.ts'

let days = 0

/** The back office on a new date, with a list and no contested guesses. */
export async function openContested(parts: Partial<List> = {}, bindings: Partial<Env> = {}) {
  const date = `20${30 + days++}-06-15`
  const office = openBackOffice(date, bindings)
  const list = await putList(office.db, date, parts)
  const contest = async (guess: string, play_id = crypto.randomUUID(), id = list.id) =>
    office.post(`/api/lists/${id}/contest-guess`, { guess, play_id })
  const page = async (query = '') => read(await office.ann.get(`/contested-guesses${query}`), contestedPage)
  /** The id of the list's only contested guess. */
  const onlyId = async () => (await page()).data.find((entry) => entry.list.id === list.id)?.guesses[0]?.id ?? 0
  const accept = async (id: number, position: number) =>
    office.ann.post(`/contested-guesses/${id}/accept`, { position })
  const send = async (uid: string, body: object) => {
    const answer = await office.post('/api/game-completion', body, await bearer(office.world, uid))
    return (await read(answer, completionResponse, 201)).completion
  }
  const statisticsOf = async (uid: string) =>
    read(await office.request('/api/statistics', { headers: await bearer(office.world, uid) }), statistics)
  const stats = async () => read(await office.request(`/api/lists/${list.id}/stats`), statsResponse)
  return { ...office, date, list, contest, page, onlyId, accept, send, statisticsOf, stats }
}

/** Accepts as the admin's page does, step by step. Returns the number of games credited so far after each step. */
export async function acceptWhole(accept: (id: number, position: number) => Promise<Response>, id: number, at: number) {
  const credited: number[] = []
  for (let isDone = false; !isDone; ) {
    const answer = await read(await accept(id, at), acceptResponse)
    credited.push(answer.credited)
    isDone = answer.is_done
  }
  return credited
}
