/** What a million player-days cost at Cloudflare's list prices, from the counts of the other parts; no AI in it. */
import type { Figure } from './figures.ts'

/** Dollars of the Workers Paid plan, read on 2026-08-03, without the monthly allowances: for each million, and a GB-month. */
const PRICES = { requests: 0.3, cpu_ms: 0.02, read: 0.001, written: 1, gigabyte_month: 0.75 }

/** What the plan's 5 dollars a month hold already. */
const ALLOWANCES = { requests: 10e6, cpu_ms: 30e6, read: 25e9, written: 50e6 }
const PLAN = 5

/** A deployment's players are mostly guests: one in five is signed in. */
const SIGNED_IN = 0.2

/** Files of the client, of one day in seven: a new visitor, or a new version. They are asked for through the worker. */
const FILES_A_DAY = 3 / 7

/** As each costs by its price, and no less: what the runtime itself takes of a request. */
const LEAST_CPU_MS = 1

const DOLLARS_MOST = 4
const PLAYERS_A_DAY = 300_000
const DAYS = 30

type Day = { requests: number; cpu_ms: number; read: number; written: number }
const KINDS = ['requests', 'cpu_ms', 'read', 'written'] as const

/** `figures`: those of the part rows. */
export function priceDays(figures: Figure[]): Figure[] {
  const guest = dayOf(figures, "a guest's day")
  const player = dayOf(figures, "a player's day")
  const mixed = Object.fromEntries(
    KINDS.map((kind) => [kind, guest[kind] * (1 - SIGNED_IN) + player[kind] * SIGNED_IN]),
  ) as Day
  const figure = { part: 'money', unit: 'dollars' }
  const told = (day: Day) => KINDS.map((kind) => `${kind} ${(day[kind] * PRICES[kind]).toFixed(3)}`).join(', ')
  return [
    { ...figure, name: "a million guests' days", value: costOf(guest), most: DOLLARS_MOST, note: told(guest) },
    { ...figure, name: "a million signed-in players' days", value: costOf(player), note: told(player) },
    {
      ...figure,
      name: `a million days, ${SIGNED_IN * 100} % of them signed in`,
      value: costOf(mixed),
      most: DOLLARS_MOST,
      note: `at most ${DOLLARS_MOST} up to ${Math.floor(mostSignedIn(guest, player) * 100)} % signed in`,
    },
    {
      ...figure,
      name: `a month's bill, ${PLAYERS_A_DAY.toLocaleString('en-US')} players a day`,
      value: billOf(mixed, PLAYERS_A_DAY * DAYS),
      note: 'with the 5 dollars of the plan and what it holds; storage apart (see Scale)',
    },
  ]
}

function dayOf(figures: Figure[], name: string): Day {
  const of = (kind: string) => {
    const found = figures.find((figure) => figure.name === `${name}: ${kind}`)
    if (!found) throw new Error(`${name}: ${kind} was not counted; money needs the part rows`)
    return found.value
  }
  const requests = of('requests') + FILES_A_DAY
  return { requests, cpu_ms: requests * LEAST_CPU_MS, read: of('read'), written: of('written') }
}

const costOf = (day: Day) => KINDS.reduce((sum, kind) => sum + day[kind] * PRICES[kind], 0)

const mostSignedIn = (guest: Day, player: Day) =>
  Math.min(1, (DOLLARS_MOST - costOf(guest)) / (costOf(player) - costOf(guest)))

const billOf = (day: Day, days: number) =>
  KINDS.reduce((sum, kind) => sum + (Math.max(0, day[kind] * days - ALLOWANCES[kind]) / 1e6) * PRICES[kind], PLAN)
