import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'

// The files of one worker share its database and its modules, so each begins with empty tables and with modules that keep nothing.
vi.resetModules()
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
const { results } = await env.DB.prepare(
  "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('d1_migrations', 'sqlite_sequence') AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
).all<{ name: string }>()
await env.DB.batch([
  ...results.map(({ name }) => env.DB.prepare(`DELETE FROM ${name}`)),
  env.DB.prepare('DELETE FROM sqlite_sequence'),
])
