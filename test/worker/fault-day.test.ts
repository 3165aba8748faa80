import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { liveThroughDay } from '../support/fault-day/day.ts'

// Set both to repeat a day that failed; `npm run bench -- fault` sets them, too.
const players = Number(env.FAULT_PLAYERS || 60)
const seeds = (env.FAULT_SEEDS || '1').split(',').map(Number)

test.each(seeds)(
  `a day under fault loses and doubles nothing: ${players} players, seed %i`,
  async (seed) => {
    const { faults, figures } = await liveThroughDay(seed, players)
    console.log(`a day under fault: ${JSON.stringify({ seed, players, ...figures, faults: faults.length })}`)
    const again = `FAULT_SEEDS=${seed} FAULT_PLAYERS=${players} npm run test:worker -- fault-day`
    expect(faults, `To repeat it: ${again}`).toEqual([])
  },
  600_000,
)
