import { env } from 'cloudflare:workers'

/** Deletes every row of every table and restarts the counters at 1. */
export async function emptyDatabase(): Promise<void> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('d1_migrations', 'sqlite_sequence') AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>()
  await env.DB.batch([
    ...results.map(({ name }) => env.DB.prepare(`DELETE FROM ${name}`)),
    env.DB.prepare('DELETE FROM sqlite_sequence'),
  ])
}
