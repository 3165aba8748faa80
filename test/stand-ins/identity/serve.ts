/** Runs the stand-in by itself: node test/stand-ins/identity/serve.ts --port 3002 --project topple-local */
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
    folder: { type: 'string', default: '.wrangler/identity' },
  },
})
const port = Number(values.port)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  stop(`--port ${values.port} is no port: give 1 to 65535, or 0 for any free one.`)
}

const { address } = await startIdentityService({ ...values, port }).catch((error) =>
  stop(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program: end it, or give the sign-in stand-in another with --port.`
      : `The sign-in stand-in could not start: ${error.message}`,
  ),
)
console.log(`Sign-in stand-in for ${values.project} at ${address}`)
