import { defineConfig } from '@playwright/test'
import { findChromium } from './test/support/chromium.ts'

const RANKED_PORT = 3101
const UNRANKED_PORT = 3102

const serve = (port: number, todaysKey: string) => ({
  command: `node test/browser/serve.ts ${port} ${todaysKey}`,
  url: `http://localhost:${port}/api/health`,
  timeout: 120_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
})

export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'node_modules/.test-results',
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
  webServer: [serve(RANKED_PORT, 'largest-islands'), serve(UNRANKED_PORT, 'large-moons')],
})
