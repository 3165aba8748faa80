/** Runs the stand-in alone: node test/stand-ins/identity/serve.ts --port 3002 --project topple-local */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startIdentityService } from './server.ts'

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3002' },
    project: { type: 'string', default: 'topple-local' },
    /** The folder for keys and accounts; without it they last only as long as the process. */
    folder: { type: 'string' },
  },
})
const { project, folder = mkdtempSync(join(tmpdir(), 'topple-identity-')) } = values
const port = Number(values.port)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  stop(`--port ${values.port} is no port: give 1 to 65535, or 0 for any free one.`)
}

const { address } = await startIdentityService({ project, folder, port }).catch((error) =>
  stop(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program: end it, or give the sign-in stand-in another with --port.`
      : `The sign-in stand-in could not start: ${error.message}`,
  ),
)
console.log(`Sign-in stand-in for ${project} at ${address}`)
