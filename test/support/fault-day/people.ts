import * as z from 'zod/mini'
import { accountData } from '#shared/contract/account.ts'
import { HOUR } from '#shared/limits.ts'
import type { Day } from './day.ts'
import { type Device, makeDevice } from './device.ts'
import type { Dice } from './dice.ts'
import { flood, playLibrary, playToday } from './playing.ts'

type Life = (day: Day, name: string, own: Dice) => Device[]

/** Shares of a hundred players. */
const LIVES: [Life, number][] = [
  [guest, 35],
  [account, 30],
  [joiner, 20],
  [family, 10],
  [leaver, 5],
]

/** Plans the day of all `players`, and of one device that sends more results than a player can. */
export function invite(day: Day, players: number): Device[] {
  const flooder = openDevice(day, 'flooder', day.dice.fork('flooder'))
  day.at(day.moment(flooder.own), () => flood(day, flooder))
  const lots = LIVES.flatMap(([life, share]) => Array<Life>(share).fill(life))
  const invited = Array.from({ length: players }, (_, number) => {
    const own = day.dice.fork(`player ${number}`)
    // The lots are spread evenly, so that even a few players cover every kind.
    const life = lots[(number * 37) % lots.length] ?? guest
    return life(day, `player ${number}`, own)
  })
  return [flooder, ...invited.flat()]
}

function openDevice(day: Day, name: string, own: Dice): Device {
  const address = `10.${own.whole(256)}.${own.whole(256)}.${own.whole(256)}`
  const device = makeDevice(day, name, address, own.fork(name))
  if (own.chance(0.3)) device.tabs = 2
  // Some results are sent after their day.
  if (own.chance(0.15)) device.offlineUntil = day.end - HOUR / 3
  return device
}

function plays(day: Day, device: Device, own: Dice): void {
  const end = day.moment(own)
  // Around midnight some open the game just before it, some just after.
  day.at(end - own.whole(own.chance(0.4) ? 3_000 : 10 * 60_000), () => playToday(day, device, end))
}

function guest(day: Day, name: string, own: Dice): Device[] {
  const device = openDevice(day, name, own)
  plays(day, device, own)
  plays(day, device, own)
  return [device, ...writes(day, device, own)]
}

function writes(day: Day, device: Device, own: Dice): [] {
  const idea = { idea: `the ${device.name} of ${own.uuid()}`, ranked: own.chance(0.7) }
  if (own.chance(0.3)) day.at(day.moment(own), () => device.ask('POST', '/api/submit-list-idea', idea))
  if (own.chance(0.3)) day.at(day.moment(own), () => device.ask('POST', '/api/submit-feedback', { text: 'Nice.' }))
  return []
}

/** A player on one device or two, which may both play the same list. */
function account(day: Day, name: string, own: Dice): Device[] {
  const uid = name.replace(' ', '-')
  const devices = [`${name}, phone`, `${name}, desk`].slice(own.whole(2)).map((one) => openDevice(day, one, own))
  for (const device of devices) {
    device.uid = uid
    plays(day, device, own)
    plays(day, device, own)
    if (own.chance(0.7)) day.at(day.moment(own), () => playLibrary(day, device))
    day.at(day.moment(own), () => readAccount(day, device))
  }
  return devices
}

/** A guest who signs in later to an account, which may have played on another device. */
function joiner(day: Day, name: string, own: Dice): Device[] {
  const [device, elsewhere] = [openDevice(day, `${name}, here`, own), openDevice(day, `${name}, elsewhere`, own)]
  const uid = name.replace(' ', '-')
  elsewhere.uid = uid
  plays(day, device, own)
  plays(day, device, own)
  if (own.chance(0.5)) plays(day, elsewhere, own)
  const time = day.moment(own)
  if (own.chance(0.5)) {
    // Both tabs have unsent results then, and one of them may not know about the sign-in yet.
    device.tabs = 2
    device.offlineUntil = time
  }
  day.at(time, () => device.signIn(uid))
  return [device, elsewhere]
}

/**
 * Two players on one device: guests' results join the first account that signs in, and the unsent results of an account
 * wait for it.
 */
function family(day: Day, name: string, own: Dice): Device[] {
  const device = openDevice(day, name, own)
  const [one, other] = [`${name}-one`, `${name}-other`].map((text) => text.replace(' ', '-')) as [string, string]
  const turns = [one, null, other, null, one].map((uid) => ({ uid, time: day.moment(own) }))
  for (const { uid, time } of turns) {
    day.at(time, () => device.signIn(uid))
    day.at(time + own.whole(HOUR), () => playToday(day, device, day.clock.now()))
  }
  // Both sign in once more, so that their waiting results are sent.
  for (const [at, uid] of [one, other].entries()) day.at(day.end + at * HOUR, () => device.signIn(uid))
  return [device]
}

/** Deletes the account once everything is sent, and plays on as a guest. */
function leaver(day: Day, name: string, own: Dice): Device[] {
  const devices = account(day, name, own)
  const leave = async (): Promise<void> => {
    const uid = devices[0]?.uid
    if (!uid) return
    if (!devices.every((device) => device.isDone())) return day.at(day.clock.now() + HOUR / 6, leave)
    day.ledger.deleted.add(uid)
    for (const device of devices) device.uid = null
    await remove(uid)
  }
  const remove = async (uid: string): Promise<void> => {
    const { status } = (await devices[0]?.ask('DELETE', '/api/account', undefined, uid)) ?? { status: 0 }
    if (status !== 200 && status !== 401) day.at(day.clock.now() + 1000, () => remove(uid))
  }
  day.at(day.moment(own), leave)
  return devices
}

async function readAccount({ worker, ledger }: Day, device: Device): Promise<void> {
  const { uid } = device
  for (const path of ['/api/statistics', '/api/recent-games', '/api/library']) await device.ask('GET', path)
  const reply = await device.ask('GET', '/api/account/data')
  if (reply.status !== 200) return
  const { user, results } = z.parse(accountData, reply.body)
  const isOwn = results.every(({ play_id }) => ledger.plays.get(play_id)?.senders.has(uid))
  if (!isOwn || (user && user.email !== `${uid}@example.com`)) worker.problems.push(`${uid} read another's data`)
}
