import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostOf, isSourceAddress } from '#shared/game/source-address.ts'

test.each([
  ['https://en.wikipedia.org/wiki/List_of_countries?x=1#top', true],
  ['https://bücher.example/', true],
  ['https://a.test:8443/x', true],
  ['http://a.test/', false],
  ['https://localhost/', false],
  ['https://user:pass@a.test/', false],
  ['https://a.test\\@b.test/', false],
  ['https://a b.test/', false],
  ['https:///a.test', false],
  ['javascript://a.test/%0aalert(1)', false],
  ['https://a.test/\u2028x', false],
  ['https://a.b.99/x', false],
  ['https://x.com:99999/', false],
  ['https://x.com:65536/', false],
  ['https://x.com:65535/', true],
  ['https://a.b.0x1f/', false],
  ['https://1.2.3.44/', false],
  ['https://a.b.９９/', false],
  ['https://אa.test/', false],
  ['https://xn--bcher-kva.example/', true],
])('%s is a source address: %s', (url, expected) => {
  expect(isSourceAddress(url)).toBe(expected)
})

const label = fc.oneof(
  fc.stringMatching(/^[a-z0-9-]{1,8}$/),
  fc.stringMatching(/^\d{1,4}$/),
  fc.stringMatching(/^0[xX][0-9a-f]{0,4}$/),
  fc.stringMatching(/^xn--[a-z0-9-]{0,6}$/),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
  fc.constantFrom('', '９', 'bücher', '北京', 'אב', 'א1', 'ß', 'ｅ', 'user@x', '[::1]', 'a\\b', '%41'),
)
const port = fc.option(fc.oneof(fc.integer({ min: 0, max: 99_999 }), fc.constantFrom('', '443', '00443', '65536', 'x')))
const rest = fc.oneof(fc.constantFrom('', '/', '?x=1', '#top', '/wiki/"><script>', '\\@b.test'), fc.string())

test('whatever is a source address is opened by https at the host that is written in it', () => {
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 4 }), port, rest, (labels, number, end) => {
      const host = labels.join('.')
      const written = `https://${host}${number === null ? '' : `:${number}`}${end}`
      if (!isSourceAddress(written)) return
      const { protocol, hostname, username, password } = new URL(written)
      expect([protocol, username, password]).toEqual(['https:', '', ''])
      const [, shown = ''] = /^https:\/\/([^:/?#]*)/.exec(written) ?? []
      expect(hostname).toBe(/^[ -~]*$/.test(shown) ? shown.toLowerCase() : new URL(`https://${shown}/`).hostname)
      expect(hostOf(written)).toBe(hostname)
    }),
    { numRuns: 20_000 },
  )
})

test('whatever is a name of letters and digits that ends in letters is one, at any port', () => {
  const part = fc.stringMatching(/^[a-z][a-z0-9]{0,12}$/)
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1 }),
      fc.stringMatching(/^[a-z]{2,8}$/),
      fc.nat(65_535),
      (parts, last, at) => {
        expect(isSourceAddress(`https://${parts.join('.')}.${last}:${at}/x`)).toBe(true)
      },
    ),
  )
})

test.each(['', 'x', 'https://', 'https://a.b.99/x', 'https://x.com:99999/', 'javascript:alert(1)', 'http://a.test/'])(
  'a stored address that cannot be opened has no host: %s',
  (url) => {
    expect(hostOf(url)).toBeNull()
  },
)
