import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { actionsOn } from '../support/game.ts'

/** Proxies the worker over a slow line: the page's end, from `mark` on, comes when `release` is called. */
async function openSlowLine(origin: string, mark: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  async function answer(path: string, response: ServerResponse) {
    const { status, headers, body } = await fetch(origin + path)
    response.statusCode = status
    for (const [name, value] of headers) if (!/^content-(encoding|length)$/.test(name)) response.setHeader(name, value)
    const bytes = Buffer.from(await new Response(body).arrayBuffer())
    if (path !== '/') {
      response.end(bytes)
      return
    }
    // Without `rel=expect`: a browser that does not know it draws the part that has arrived.
    const html = bytes.toString().replace(/<link rel="expect"[^>]*>/, '')
    const end = html.indexOf(mark)
    response.write(html.slice(0, end))
    await promise
    response.end(html.slice(end))
  }
  const server = createServer((request, response) => void answer(request.url ?? '/', response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://localhost:${(server.address() as AddressInfo).port}/`, release: resolve, close }
}

for (const [where, mark] of [
  ['before its last part', '<noscript id="end">'],
  ['within its last part', '<script type="module"'],
] as const)
  test(`a page stalled ${where} is playable, and its client loads later`, async ({ page, baseURL }) => {
    const line = await openSlowLine(new URL(baseURL ?? '').origin, mark)
    try {
      await page.goto(line.address, { waitUntil: 'commit' })
      const { guess, score } = actionsOn(page)
      await guess('Greenland')
      await expect(score).toHaveText('10')
      line.release()
      await expect(page.locator('html')).toHaveAttribute('data-ready')
      await guess('Sumatra')
      await expect(score).toHaveText('20')
    } finally {
      line.close()
    }
  })
