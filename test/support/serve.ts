/** npm start: builds, migrates, fills the days and serves, all on this machine. */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'vite'
import { migrateAndSeed } from './local-database.ts'

const PORT = 3001
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

console.log('Building the client ...')
// Not emptied again at each change: the worker would miss its page for a moment.
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
const filled = await migrateAndSeed(STATE).catch((error) =>
  stop(
    `The local database in ${STATE} could not be opened or migrated. Move that folder away and run npm start again.\n(${error})`,
  ),
)
if (filled.length > 0) console.log(`Put lists on ${filled.length} days, ${filled[0]} to ${filled.at(-1)}.`)

const args = [
  'dev',
  '--port',
  String(PORT),
  '--persist-to',
  STATE,
  '--log-level',
  'error',
  '--show-interactive-dev-session=false',
]
const worker = spawn('wrangler', args, {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production' },
})
worker.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => worker.kill(signal))

for (let tries = 0; !(await isUp()); tries++) {
  if (tries > 300) stop('The worker did not start within a minute; what it said stands above.')
  await sleep(200)
}
console.log(`\nTopple is at ${ADDRESS}\n`)
