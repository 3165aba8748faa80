import { expect, test } from '@playwright/test'

// The worker only refuses paths under /assets/: existing files are served without it.
test('a script is cached for good, and a missing one is not cached', async ({ request }) => {
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

test('files the build leaves behind are not served', async ({ request }) => {
  for (const path of ['/index.html', '/manifest.json', '/_headers']) {
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, 404])
    expect(await answer.text()).toContain('<title>Topple</title>')
  }
})
