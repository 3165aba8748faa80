import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { type GameResponse, gameResponse } from '#shared/contract/game.ts'
import type { Engine, Size } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { openNetwork } from './network.ts'
import { Player } from './player.ts'
import { startWebKit } from './webkit.ts'

const RANKED = `http://localhost:${Number(process.env.TEST_PORT ?? 3101)}`
export const UNRANKED = `http://localhost:${Number(process.env.TEST_PORT ?? 3101) + 1}`

const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }

type Journey = {
  /** The worker that the journey plays on. */
  worker: string
  size: Size
  network: Awaited<ReturnType<typeof openNetwork>>
  player: Player
  names: string[]
  game: GameResponse
}

/** A journey in Firefox or WebKit, as its project is named. It fails if the page has complained. */
export const test = base.extend<Journey, { engine: Engine }>({
  worker: [RANKED, { option: true }],
  size: [PHONE, { option: true }],
  engine: [
    async ({ browserName: _ }, use, { project }) => {
      const engine = await (project.name === 'firefox' ? startFirefox() : startWebKit())
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  network: async ({ worker }, use) => {
    const network = await openNetwork(worker)
    await use(network)
    network.close()
  },
  player: async ({ engine, size }, use, info) => {
    const window = await engine.newWindow(size)
    await use(new Player(window))
    if (info.status !== info.expectedStatus) await writeFile(info.outputPath('screen.png'), await window.screenshot())
    expect(window.complaints).toEqual([])
    await window.close()
  },
  game: async ({ worker }, use) => {
    await use(gameResponse.parse(await (await fetch(`${worker}/api/daily-game`)).json()))
  },
  names: async ({ game }, use) => {
    await use(game.list.items.map(({ name }) => name))
  },
})
