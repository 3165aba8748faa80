import { expect, test } from '@playwright/test'

test('a script is kept for good, one that is missing is not', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const script = /\/assets\/index-[\w-]+\.js/.exec(html)?.[0] ?? ''
  const found = await request.get(script)
  expect(found.status()).toBe(200)
  expect(found.headers()['cache-control']).toContain('immutable')
  expect(found.headers()['x-content-type-options']).toContain('nosniff')
  const missing = await request.get('/assets/index-gone.js')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['cache-control']).toBe('no-store')
})
