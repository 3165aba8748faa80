/** Serves the built client and the real worker over a fresh database, for the browser's tests. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateAndSeed } from '../support/local-database.ts'

const [, , port = '3101', todaysKey] = process.argv
const state = mkdtempSync(join(tmpdir(), 'topple-'))
await migrateAndSeed(state, todaysKey)

const args = [
  'dev',
  '--port',
  port,
  '--inspector-port',
  '0',
  '--persist-to',
  state,
  '--log-level',
  'error',
  '--show-interactive-dev-session=false',
]
const worker = spawn('wrangler', args, {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production' },
})
const end = () => {
  worker.kill('SIGTERM')
  rmSync(state, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
worker.on('exit', (code) => process.exit(code ?? 0))
