import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { emptyDatabase } from './empty-database.ts'

// The files of one worker share its database and its modules, so each starts with empty tables and with fresh modules.
vi.resetModules()
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
await emptyDatabase()
