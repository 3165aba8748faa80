import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeLanguageModel } from './stand-in.ts'

/**
 * Serves the stand-in on this machine; port 0 picks a free one. Controls: POST /test/next {scenario, times},
 * /test/always {scenario}, /test/release {topic}.
 */
export async function startLanguageModel(port: number) {
  const model = makeLanguageModel()
  const server = createServer(async (request, response) => {
    const gaveUp = new AbortController()
    response.on('close', () => gaveUp.abort())
    try {
      const answer = await model.answer(await requestOf(request, gaveUp.signal))
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text())
    } catch (problem) {
      if (!gaveUp.signal.aborted) response.writeHead(500).end(String(problem))
    }
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(port, '127.0.0.1', resolve)
  await promise
  const { port: taken } = server.address() as AddressInfo
  return {
    port: taken,
    address: `http://127.0.0.1:${taken}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function requestOf(request: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string])
  return new Request(`http://${request.headers.host ?? 'localhost'}${request.url}`, {
    method: request.method ?? 'GET',
    headers,
    signal,
    ...(request.method === 'POST' && { body: Buffer.concat(chunks) }),
  })
}
