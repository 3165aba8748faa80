import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { emptyDatabase } from './empty-database.ts'

// The files of one worker share its database and its modules, so each begins with empty tables and with modules that keep nothing.
vi.resetModules()
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
await emptyDatabase()
