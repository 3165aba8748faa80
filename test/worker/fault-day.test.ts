import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { liveThroughDay } from '../support/fault-day/day.ts'

// Set by `npm run bench -- fault`, and to repeat a day that failed.
const players = Number(env.FAULT_PLAYERS || 60)
const seed = Number(env.FAULT_SEED || Math.floor(Math.random() * 1_000_000))

test(`a day under fault, of ${players} players and seed ${seed}, loses and doubles nothing`, async ({ task }) => {
  const began = Date.now()
  const { faults, figures } = await liveThroughDay(seed, players)
  Object.assign(task.meta, { figures: { ...figures, faults: faults.length, seconds: (Date.now() - began) / 1000 } })
  console.log(JSON.stringify(task.meta))
  const again = `FAULT_SEED=${seed} FAULT_PLAYERS=${players} npm run test:worker -- fault-day`
  expect(faults, `To repeat it: ${again}`).toEqual([])
}, 300_000)
