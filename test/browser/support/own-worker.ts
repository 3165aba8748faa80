import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { startLanguageModel } from '../../stand-ins/language-model/server.ts'

const IDENTITY_PORT = Number(process.env.TEST_PORT ?? 3101) + 2

/**
 * Starts a worker with its own database and its own stand-in for the language model, for tests that change what all
 * players see.
 */
export async function startOwnWorker() {
  const model = await startLanguageModel(0)
  const port = await freePort()
  const origin = `http://localhost:${port}/`
  const args = ['--port', String(port), '--identity', String(IDENTITY_PORT), '--language-model', String(model.port)]
  const server = spawn(process.execPath, ['test/tools/serve-tests.ts', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(server, 'exit')
  while (!(await isThere(`${origin}api/health`))) {
    if (server.exitCode !== null) throw new Error(`The worker at ${origin} could not start.`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return {
    origin,
    /** The number of questions that the model got. */
    countAsked: async () => ((await (await fetch(`${model.address}/test/asked`)).json()) as unknown[]).length,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      model.close()
    },
  }
}

const isThere = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
