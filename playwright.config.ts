import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser, findEngines } from './test/tools/browser.ts'
import { ownAddress } from './test/tools/own-address.ts'
import { IDENTITY_PROJECT } from './test/tools/serve-worker.ts'

/** The first of four ports: two people who test on one machine at once each take their own four. */
const RANKED_PORT = Number(process.env.TEST_PORT ?? 3101)
const UNRANKED_PORT = RANKED_PORT + 1
const IDENTITY_PORT = RANKED_PORT + 2
const MODEL_PORT = RANKED_PORT + 3

const server = (command: string, url: string) => ({
  command,
  url,
  timeout: 300_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
})

const serve = (port: number, today: string, more = '') =>
  server(
    `node test/tools/serve-tests.ts --port ${port} --today ${today} --identity ${IDENTITY_PORT} ${more}`,
    `http://localhost:${port}/api/health`,
  )

const serveIdentity = () =>
  server(
    `node test/stand-ins/identity/serve.ts --port ${IDENTITY_PORT} --project ${IDENTITY_PROJECT}`,
    `http://localhost:${IDENTITY_PORT}/`,
  )

const serveModel = () =>
  server(
    `node test/stand-ins/language-model/serve.ts --port ${MODEL_PORT}`,
    `http://127.0.0.1:${MODEL_PORT}/test/asked`,
  )

export default defineConfig({
  projects: [
    { name: 'chromium', testDir: 'test/browser' },
    // They drive their engines themselves.
    ...findEngines().map((name) => ({ name, testDir: 'test/engines' })),
  ],
  outputDir: join(tmpdir(), `topple-test-results-${RANKED_PORT}`),
  // One more than the two cores: a journey mostly waits.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // The two cores are shared with other programs. A wait ends as soon as its condition holds.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    // Each worker process sends its own address, because limits count by address.
    extraHTTPHeaders: ownAddress(),
    baseURL: `http://localhost:${RANKED_PORT}`,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    trace: 'off',
  },
  // The worker of the unranked game has a language model, that of the ranked game has none.
  webServer: [
    serveIdentity(),
    serveModel(),
    serve(RANKED_PORT, 'largest-islands'),
    serve(UNRANKED_PORT, 'large-moons', `--language-model ${MODEL_PORT}`),
  ],
})
