/** Serves the built client and the real worker over a fresh database, for the browser tests. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrateAndSeed } from './local-database.ts'
import { languageModelVariables, serveWorker, signInVariables } from './serve-worker.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3101' },
    /** The catalogue key of today's list. */
    today: { type: 'string' },
    /** The port of the sign-in stand-in; without it nobody can sign in. */
    identity: { type: 'string' },
    /** The port of the language model's stand-in; without it no model is configured. */
    'language-model': { type: 'string' },
  },
})
const state = mkdtempSync(join(tmpdir(), 'topple-'))
await migrateAndSeed(state, values.today)

const { identity, 'language-model': model } = values
const variables: Record<string, string> = {
  ...(identity && signInVariables(`http://localhost:${identity}`)),
  ...languageModelVariables(model && `http://127.0.0.1:${model}`),
}
const worker = serveWorker({ port: Number(values.port), state, variables })
const end = () => {
  worker.kill('SIGTERM')
  rmSync(state, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
worker.on('exit', (code) => process.exit(code ?? 0))
