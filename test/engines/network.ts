import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { ownAddress } from '../tools/own-address.ts'

/** Stands between one browser and the worker at `target`: WebDriver itself can neither cut the network nor hold a file. */
export async function openNetwork(target: string) {
  const address = ownAddress()
  const results: { items_guessed: string[] }[] = []
  let isCut = false
  let client = Promise.resolve()

  const server = createServer(async (request, response) => {
    if (isCut) return void request.destroy()
    const path = request.url ?? '/'
    if (/\/assets\/index-.*\.js/.test(path)) await client
    const body = await buffer(request)
    if (path === '/api/game-completion') results.push(JSON.parse(String(body)))
    const options = { method: request.method, headers: { ...request.headers, ...address } }
    const asked = forward(new URL(path, target), options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    asked.on('error', () => response.destroy())
    asked.end(body)
  })
  server.listen(0)
  await once(server, 'listening')

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** The results that the page has sent. */
    results,
    cut() {
      isCut = true
      server.closeAllConnections()
    },
    restore() {
      isCut = false
    },
    /** Holds the client's script until the returned function is called. */
    holdClient() {
      const { promise, resolve } = Promise.withResolvers<void>()
      client = promise
      return resolve
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
