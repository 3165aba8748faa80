import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { plainPage } from '../../../worker/pages/html.ts'
import { withMethods } from '../../support/with-methods.ts'

/** The files of a new deployment. `trouble` decides the outcome of the fetch with this number, from 0. */
function countedFiles(trouble: (number: number) => Response | Error | null = () => null) {
  const asked: string[] = []
  const ASSETS = withMethods(env.ASSETS, {
    fetch: async (address: string) => {
      const failure = trouble(asked.push(address.replace('https://assets.local/', '')) - 1)
      if (failure instanceof Error) throw failure
      return failure ?? env.ASSETS.fetch(address)
    },
  })
  const page = (screen?: string) => plainPage({ ...env, ASSETS }, 'https://topple.example', screen)
  return { asked, page }
}

test('the shell and the manifest are read once for all pages', async () => {
  const { asked, page } = countedFiles()
  const first = await page('account/account-page.tsx')
  expect(asked.sort()).toEqual(['index.html', 'manifest.json'])
  expect(await page('account/account-page.tsx')).toEqual(first)
  await page('admin/admin-area.tsx')
  await page()
  expect(asked).toHaveLength(2)
})

test('another deployment reads its own files', async () => {
  await countedFiles().page()
  const { asked, page } = countedFiles()
  await page()
  expect(asked).toEqual(['index.html'])
})

test.each([
  ['is refused', new Response('', { status: 500 })],
  ['breaks off', new TypeError('Network connection lost.')],
])('a fetch that %s is not cached', async (_, failure) => {
  const { asked, page } = countedFiles((number) => (number === 0 ? failure : null))
  await expect(page()).rejects.toThrow()
  expect((await page()).body).toContain('<div id="app"></div>')
  await page()
  expect(asked).toEqual(['index.html', 'index.html'])
})
