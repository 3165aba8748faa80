import { describe, expect, test } from 'vitest'
import { openDay } from '../../support/lists.ts'

describe('the Content-Security-Policy', () => {
  async function policyOf(path: string, bindings: Partial<Env> = { IDENTITY_PROJECT: '' }) {
    const answer = await (await openDay(newDate(), {}, bindings)).request(path)
    const html = await answer.text()
    const policy = answer.headers.get('Content-Security-Policy') ?? ''
    const directives = new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))
    return { html, policy, directives }
  }

  let days = 0
  const newDate = () => `2026-02-${String(++days).padStart(2, '0')}`

  test.each(['/', '/library', '/nowhere', '/list/unknown', '/admin/lists'])(
    'of %s allows nothing inline except the hashed parts of every page',
    async (path) => {
      const { policy, directives } = await policyOf(path)
      expect(policy).not.toMatch(/unsafe/)
      expect(directives.get('default-src')).toEqual(["'self'"])
      expect(directives.get('style-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-[^']+'$/)])
      expect(directives.get('script-src')?.[0]).toBe("'self'")
      expect(directives.get('connect-src')).toEqual(["'self'"])
      expect(directives.get('frame-src')).toEqual(["'self'"])
      expect(directives.get('object-src')).toEqual(["'none'"])
      expect(directives.get('base-uri')).toEqual(["'none'"])
      expect(directives.get('frame-ancestors')).toEqual(["'none'"])
    },
  )

  test('lets the identity SDK load, call and frame what it needs for sign-in', async () => {
    const configured = { IDENTITY_PROJECT: 'topple', IDENTITY_TOKEN_SYNC: 'https://sync.example.com/token' }
    const { html, directives } = await policyOf('/', configured)
    expect(html).toContain('id="identity"')
    expect(directives.get('script-src')?.slice(2)).toEqual(['https://apis.google.com'])
    expect(directives.get('connect-src')).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://sync.example.com',
    ])
    expect(directives.get('frame-src')).toEqual(["'self'"])
    const elsewhere = await policyOf('/', { ...configured, IDENTITY_AUTH_DOMAIN: 'auth.example.com' })
    expect(elsewhere.directives.get('frame-src')).toEqual(["'self'", 'https://auth.example.com'])
  })

  test('names only the stand-in when the worker runs locally', async () => {
    const IDENTITY_JWKS = 'http://localhost:3002/keys'
    const { directives } = await policyOf('/', { IDENTITY_PROJECT: 'topple', LOCAL: 'true', IDENTITY_JWKS })
    expect(directives.get('script-src')?.slice(2)).toEqual(['http://localhost:3002'])
    expect(directives.get('connect-src')).toEqual(["'self'", 'http://localhost:3002'])
    expect(directives.get('frame-src')).toEqual(["'self'", 'http://localhost:3002'])
  })

  test('comes with a page that mentions no sign-in when none is offered', async () => {
    const { html } = await policyOf('/')
    expect(html).not.toContain('id="identity"')
  })

  test.each(['/', '/library', '/nowhere'])(
    'of %s fits its HTML, which has no inline style attributes or handlers',
    async (path) => {
      const { html, directives } = await policyOf(path)
      expect(html).not.toMatch(/<[^>]+\sstyle=/)
      const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text)
      expect(html.match(/<style/g)).toHaveLength(styles.length)
      expect(directives.get('style-src')).toEqual(["'self'", ...(await Promise.all(styles.map(hashOf)))])
      expect(html).not.toMatch(/<[^>]+\son[a-z]+=/)
      for (const [, attributes = '', text = ''] of html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)) {
        if (/type="(application\/json|text\/html)"/.test(attributes)) continue
        if (attributes.includes('src="/assets/')) expect(text).toBe('')
        else expect(directives.get('script-src')).toContain(await hashOf(text))
      }
    },
  )

  async function hashOf(text: string) {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
  }

  test('is also sent with a 304', async () => {
    const { request } = await openDay(newDate())
    const etag = (await request('/')).headers.get('ETag') ?? ''
    const same = await request('/', { headers: { 'If-None-Match': etag } })
    expect(same.status).toBe(304)
    expect(same.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
  })
})
