import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // CI has two cores: vitest by itself would leave one idle.
    maxWorkers: 2,
    // The log of a test that passes is not shown: many tests provoke failures, and the worker logs them.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'rules',
          include: ['test/shared/**/*.test.ts', 'test/client/**/*.test.ts', 'test/stand-ins/**/*.test.ts'],
          environment: 'node',
          // Some tests judge a whole corpus.
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
          // Histories and races make many calls, and the machine may be busy.
          testTimeout: 60_000,
        },
      },
    ],
  },
})
