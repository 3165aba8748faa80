/** The cost of a million player-days at Cloudflare's list prices, from the counts of the other parts, without AI. */
import type { Figure } from './figures.ts'

/** Dollars on the Workers Paid plan as of 2026-08-03, beyond the plan's allowances: per million, for storage per GB. */
const PRICES = { requests: 0.3, cpu_ms: 0.02, read: 0.001, written: 1, gigabyte_month: 0.75 }

/** The allowances in the plan's 5 dollars a month. */
const ALLOWANCES = { requests: 10e6, cpu_ms: 30e6, read: 25e9, written: 50e6, gigabyte_month: 5 }
const PLAN = 5

/** Most players are guests: one in five is signed in. */
const SIGNED_IN = 0.2

/**
 * Deliberately high: the bench's figures include miniflare's D1 and its own hops, and most requests are answered from a
 * cache.
 */
const CPU_MS = 1

/** Four, plus one for the row that counts the requests of an address. */
const DOLLARS_MOST = 5
const PLAYERS_A_DAY = 300_000
const DAYS = 30

/**
 * Months of storage that a day's results are charged with: a guest's result is deleted after eight days, a player's
 * stays and costs this each month.
 */
const GUEST_MONTHS = 8 / 30
const PLAYER_MONTHS = 1
const DAYS_A_YEAR = 365

const KINDS = ['requests', 'cpu_ms', 'read', 'written', 'gigabyte_month'] as const
type Kind = (typeof KINDS)[number]
type Day = Record<Kind, number>

/** `figures` come from the parts rows and scale. */
export function priceDays(figures: Figure[]): Figure[] {
  const bytes = (name: string) => measured(figures, name)
  const guest = dayOf(figures, "a guest's day", bytes("a guest's result") * GUEST_MONTHS)
  const player = dayOf(figures, "a player's day", (bytes('a player-year of daily games') / DAYS_A_YEAR) * PLAYER_MONTHS)
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
      note: 'with the 5 dollars of the plan and what it holds; the first month',
    },
  ]
}

function dayOf(figures: Figure[], name: string, byteMonths: number): Day {
  const of = (kind: string) => measured(figures, `${name}: ${kind}`)
  // Cloudflare serves the client's files before the worker runs: they cost nothing.
  const requests = of('requests')
  // One byte a day for a million days is a thousandth of a gigabyte.
  return {
    requests,
    cpu_ms: requests * CPU_MS,
    read: of('read'),
    written: of('written'),
    gigabyte_month: byteMonths / 1000,
  }
}

function measured(figures: Figure[], name: string): number {
  const found = figures.find((figure) => figure.name === name)
  if (!found) throw new Error(`"${name}" was not measured`)
  return found.value
}

/** Dollars for a million such days. */
const costOf = (day: Day) => KINDS.reduce((sum, kind) => sum + day[kind] * PRICES[kind], 0)

const mostSignedIn = (guest: Day, player: Day) =>
  Math.min(1, (DOLLARS_MOST - costOf(guest)) / (costOf(player) - costOf(guest)))

/** Dollars a month, for `days` player-days in it. */
const billOf = (day: Day, days: number) =>
  KINDS.reduce((sum, kind) => {
    const used = day[kind] * (kind === 'gigabyte_month' ? days / 1e6 : days)
    const unit = kind === 'gigabyte_month' ? 1 : 1e6
    return sum + (Math.max(0, used - ALLOWANCES[kind]) / unit) * PRICES[kind]
  }, PLAN)
