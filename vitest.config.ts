import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // As many as CI has cores: vitest itself would leave one idle.
    maxWorkers: 2,
    // What the worker logs of a failure that a test wants is no news.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'rules',
          include: ['test/shared/**/*.test.ts', 'test/client/**/*.test.ts', 'test/stand-ins/**/*.test.ts'],
          environment: 'node',
          // Whole corpora are judged in one test.
          testTimeout: 120_000,
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            remoteBindings: false,
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations('drizzle'),
                FAULT_SEEDS: process.env.FAULT_SEEDS ?? '',
                FAULT_PLAYERS: process.env.FAULT_PLAYERS ?? '',
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          include: ['test/worker/**/*.test.ts'],
          // Starting workerd for each of 80 files takes as long as their tests; the set-up file empties the database instead.
          isolate: false,
          setupFiles: ['test/support/migrate.ts'],
          // Histories and races take many calls, and the machine may be busy.
          testTimeout: 60_000,
        },
      },
    ],
  },
})
