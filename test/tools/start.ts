/**
 * npm start: builds, migrates, fills the days and serves, all on this machine. With LANGUAGE_MODEL=stand-in in the
 * environment a stand-in for OpenAI's models runs at port 3003, and the worker has a key for it.
 */
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'vite'
import { startIdentityService } from '../stand-ins/identity/server.ts'
import { migrateAndSeed } from './local-database.ts'
import { IDENTITY_PROJECT, openLanguageModel, serveWorker, signInVariables } from './serve-worker.ts'

const PORT = 3001
const IDENTITY_PORT = 3002
const LANGUAGE_MODEL_PORT = 3003
const STATE = '.wrangler/state'
const ADDRESS = `http://localhost:${PORT}`

function stop(sentence: string): never {
  console.error(`\n${sentence}`)
  process.exit(1)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  server.once('error', () => resolve(false))
  server.listen(port, () => server.close(() => resolve(true)))
  return promise
}

async function isUp(): Promise<boolean> {
  const answer = await fetch(`${ADDRESS}/api/health`).catch(() => null)
  return answer?.ok === true
}

if (!(await isFree(PORT))) {
  stop(`Port ${PORT} is taken by another program, or Topple is already running. End it, then run npm start again.`)
}

const identity = await startIdentityService({
  port: IDENTITY_PORT,
  project: IDENTITY_PROJECT,
  folder: '.wrangler/identity',
}).catch((error) =>
  stop(
    error.code === 'EADDRINUSE'
      ? `Port ${IDENTITY_PORT}, for signing in, is taken by another program. End it, then run npm start again.`
      : `The stand-in for signing in could not start: ${error.message}`,
  ),
)

const language = await openLanguageModel(process.env, LANGUAGE_MODEL_PORT).catch(() =>
  stop(
    `Port ${LANGUAGE_MODEL_PORT}, for the language model's stand-in, is taken by another program. End it, then try again.`,
  ),
)

console.log('Building the client ...')
// Emptied once, not at each rebuild: the worker would miss its page for a moment.
rmSync('dist/client', { recursive: true, force: true })
const watcher = await build({ logLevel: 'error', build: { watch: {}, emptyOutDir: false } })
const { promise: built, resolve: isBuilt, reject: isBroken } = Promise.withResolvers<void>()
if ('on' in watcher) {
  watcher.on('event', (event) => {
    if (event.code === 'END') isBuilt()
    if (event.code === 'ERROR') isBroken(event.error)
  })
}
await built.catch((error) => stop(`The client could not be built: ${error}`))

console.log('Preparing the database ...')
const filled = await migrateAndSeed(STATE).catch((error) => {
  console.error(error)
  stop(`The local database in ${STATE} could not be opened or migrated. Move that folder away and run npm start again.`)
})
if (filled.length > 0) console.log(`Put lists on ${filled.length} days, ${filled[0]} to ${filled.at(-1)}.`)

const worker = serveWorker({
  port: PORT,
  state: STATE,
  variables: { ...signInVariables(identity.address), ...language.variables },
})
worker.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => worker.kill(signal))

for (let tries = 0; !(await isUp()); tries++) {
  if (tries > 300) stop('The worker did not start within a minute; what it said stands above.')
  await sleep(200)
}
console.log(`\nTopple is at ${ADDRESS}\n`)
