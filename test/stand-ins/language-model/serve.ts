/** Runs the stand-in alone: node test/stand-ins/language-model/serve.ts --port 3003 */
import { parseArgs } from 'node:util'
import { startLanguageModel } from './server.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '3003' } } })
const port = Number(values.port)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port ${values.port} is no port: give 1 to 65535, or 0 for any free one.`)
  process.exit(1)
}
const { address } = await startLanguageModel(port).catch((error) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program: end it, or give the language model's stand-in another with --port.`
      : `The language model's stand-in could not start: ${error.message}`,
  )
  process.exit(1)
})
console.log(`Language model's stand-in at ${address}`)
