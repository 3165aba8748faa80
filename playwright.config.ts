import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './test/support/chromium.ts'
import { IDENTITY_PROJECT } from './test/support/serve-worker.ts'

/** The first of three ports: two who test at once on one machine each take their own. */
const RANKED_PORT = Number(process.env.TEST_PORT ?? 3101)
const UNRANKED_PORT = RANKED_PORT + 1
const IDENTITY_PORT = RANKED_PORT + 2

const server = (command: string, url: string) => ({
  command,
  url,
  timeout: 120_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
})

const serve = (port: number, today: string) =>
  server(
    `node test/browser/serve.ts --port ${port} --today ${today} --identity ${IDENTITY_PORT}`,
    `http://localhost:${port}/api/health`,
  )

const serveIdentity = () =>
  server(
    `node test/stand-ins/identity/serve.ts --port ${IDENTITY_PORT} --project ${IDENTITY_PROJECT}`,
    `http://localhost:${IDENTITY_PORT}/`,
  )

export default defineConfig({
  testDir: 'test/browser',
  outputDir: join(tmpdir(), `topple-test-results-${RANKED_PORT}`),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${RANKED_PORT}`,
    launchOptions: {
      executablePath: findChromium(),
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
  webServer: [serveIdentity(), serve(RANKED_PORT, 'largest-islands'), serve(UNRANKED_PORT, 'large-moons')],
})
