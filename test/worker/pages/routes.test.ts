import { describe, expect, test } from 'vitest'
import { type GameResponse, gameResponse } from '#shared/contract/game.ts'
import { pageGame } from '#shared/game/page-game.ts'
import { read, readError } from '../../support/answers.ts'
import { makeWorld, openApp } from '../../support/app.ts'
import { makeList, openDay, putList } from '../../support/lists.ts'

const SHELL = '<div id="app"></div>'

/** The text of the one element that `pattern` finds, as an HTML parser reads it. */
function textOf(html: string, pattern: RegExp): string {
  const [, text = ''] = pattern.exec(html) ?? []
  const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&#x27;': "'" }
  return text.replace(/&(lt|gt|quot|#39|#x27);/g, (entity) => entities[entity] ?? entity).replaceAll('&amp;', '&')
}

const metaOf = (html: string, name: string) =>
  textOf(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`))

const dataOf = (html: string, id = 'daily-game') =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? '')

/** The game as the page carries it: only the data needed to play. */
const asInPage = (game: GameResponse) => JSON.parse(JSON.stringify(pageGame(game)))

/** The visible part of the page. */
const boardOf = (html: string) => /<div id="app">.*?(?=<script)/s.exec(html)?.[0] ?? ''

const slotsOf = (html: string) => boardOf(html).match(/<li [^>]*data-state=/g)

async function pageOf({ request }: Pick<ReturnType<typeof openApp>, 'request'>, path: string, status = 200) {
  const answer = await request(path)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  return answer.text()
}

describe('/', () => {
  test("carries today's list on the board and as the data the API gives", async () => {
    const app = await openDay('2026-01-01', { title: 'The deepest lakes', description: 'In metres, as of 2020.' })
    const html = await pageOf(app, '/')
    expect(dataOf(html)).toEqual(asInPage(await read(await app.request('/api/daily-game'), gameResponse)))
    expect(boardOf(html)).toContain('The deepest lakes')
    expect(boardOf(html)).toContain('In metres, as of 2020.')
    expect(slotsOf(html)).toHaveLength(10)
  })

  test('hides its board only from a browser whose cookie names a game begun today', async () => {
    const { request } = await openDay('2026-01-07')
    const ask = async (cookie: string) => {
      const answer = await request('/', { headers: { cookie } })
      return { etag: answer.headers.get('ETag'), html: await answer.text() }
    }
    const [fresh, begun] = [await ask(''), await ask('theme=dark; begun=2026-01-07')]
    expect(fresh.html).not.toContain('<html data-restoring')
    expect(begun.html).toBe(fresh.html.replace('<html', '<html data-restoring'))
    expect(begun.etag).not.toBe(fresh.etag)
    // Both pages are cached by now, side by side.
    const told = 'begun=2026-01-07'
    for (const cookie of [told, `${told};a=b`, `a=b;${told}`]) expect(await ask(cookie)).toEqual(begun)
    const others = [`a=${told}`, `not${told}`, `${told}1`, 'begun=2026-01-06', 'begun=2026-01-08', 'begun=', 'begun=1']
    for (const cookie of others) expect(await ask(cookie)).toEqual(fresh)
  })

  test('shows no answer on the board before it is found', async () => {
    const html = await pageOf(await openDay('2026-01-02'), '/')
    const others = html.replace(/<script type="application\/json".*?<\/script>/gs, '')
    expect(others).toContain(makeList().title)
    for (const { name } of makeList().items) expect(others).not.toContain(name)
  })

  test('has six slots for an unranked list', async () => {
    const html = await pageOf(await openDay('2026-01-03', { is_ranked: false }), '/')
    expect(slotsOf(html)).toHaveLength(6)
  })

  test('has the title, the description and the preview of the list', async () => {
    const app = await openDay('2026-01-04', { title: 'The deepest lakes', description: 'In metres, as of 2020.' })
    const html = await pageOf(app, '/')
    expect(textOf(html, /<title>(.*?)<\/title>/)).toBe('Topple: The deepest lakes')
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(metaOf(html, 'description')).toBe("In metres, as of 2020. Ten guesses to topple today's list.")
    expect(metaOf(html, 'og:title')).toBe('Topple: The deepest lakes')
    expect(metaOf(html, 'og:description')).toBe(metaOf(html, 'description'))
    expect(metaOf(html, 'og:url')).toBe('https://topple.test/')
    expect(metaOf(html, 'og:image')).toMatch(/^https:\/\/topple\.test\/.+\.png$/)
    expect(textOf(html, /<link rel="canonical" href="([^"]*)">/)).toBe('https://topple.test/')
  })

  test('never turns hostile text of a list into markup or script', async () => {
    const hostile = `</title></script><script>alert("1")</script><!-- ]]> $& $1 $\` & ' <img src=x onerror=alert(1)>`
    const items = makeList().items.map((item, at) => ({ ...item, name: `${hostile}${at}`, metric: hostile }))
    const sources = [{ title: hostile, url: `https://x.test/"><script>alert(2)</script>` }]
    const parts = { title: hostile, description: hostile, category: hostile.slice(0, 60), items, sources }
    const app = await openDay('2026-01-05', parts)
    const html = await pageOf(app, '/')
    expect(html).not.toMatch(/<script>alert|<img src=x/)
    expect(html.match(/<script/g)).toHaveLength(4)
    expect(html.match(/<\/html>/g)).toHaveLength(1)
    expect(dataOf(html)).toEqual(asInPage(await read(await app.request('/api/daily-game'), gameResponse)))
    expect(textOf(html, /<title>(.*?)<\/title>/)).toBe(`Topple: ${hostile}`)
    expect(metaOf(html, 'og:title')).toBe(`Topple: ${hostile}`)
  })

  test('keeps right-to-left text, emoji and other scripts unchanged', async () => {
    const title = 'שלום \u202eעולם\u202c 👩‍👩‍👧‍👦 北京'
    const app = await openDay('2026-01-06', { title })
    const html = await pageOf(app, '/')
    expect(textOf(html, /<title>(.*?)<\/title>/)).toBe(`Topple: ${title}`)
    expect(dataOf(html).list.title).toBe(title)
  })
})

describe('the other pages', () => {
  test.each(['/account', '/account?message=signin-library', '/admin', '/admin/lists', '/test'])(
    '%s is the bare app',
    async (path) => {
      const html = await pageOf(openApp(), path)
      expect(html).toContain(SHELL)
      expect(html).toContain('<title>Topple</title>')
      expect(html).toMatch(/<script type="module" src="\/assets\/[^"]+\.js">/)
    },
  )

  test.each([
    '/nowhere',
    '/library/nowhere',
    '/list',
    '/index.html',
    '/%',
    '/%E0%A4%A',
    '/.env',
    '/apix',
    '//evil.test',
  ])('%s is the app with status 404', async (path) => {
    expect(await pageOf(openApp(), path, 404)).toContain(SHELL)
  })

  test.each([
    ['/library/', '/library'],
    ['/library/?page=2&a=%2F', '/library?page=2&a=%2F'],
    ['/account/', '/account'],
    ['/list/some-list/', '/list/some-list'],
    ['/admin/lists/', '/admin/lists'],
    ['/library//', '/library'],
    ['/nowhere/', '/nowhere'],
    ['//', '/'],
    ['//evil.example/', '//evil.example'],
    ['///evil.example//', '///evil.example'],
    ['/\\evil.example/', '//evil.example'],
    ['/https://evil.example/', '/https://evil.example'],
  ])('%s redirects to %s on the same host', async (path, expected) => {
    const answer = await openApp().request(path)
    expect(answer.status).toBe(308)
    const target = new URL(answer.headers.get('Location') ?? '', 'https://topple.test/')
    expect(target.href).toBe(`https://topple.test${expected}`)
  })

  test("none of them carries today's list", async () => {
    const app = await openDay('2026-03-01', { title: 'The list of this very day' })
    for (const [path, status] of [
      ['/library', 200],
      ['/nowhere', 404],
      ['/test', 200],
    ] as const) {
      const html = await pageOf(app, path, status)
      expect(html).not.toContain(app.list.id)
      expect(html).not.toContain(app.list.title)
    }
  })

  test('an address is never repeated in the HTML as markup', async () => {
    const html = await pageOf(openApp(), '/"><script>alert(1)</script>', 404)
    expect(html).not.toContain('alert(1)')
  })

  test("a list's page carries its board, but is a 404 until its day", async () => {
    const app = await openDay('2026-03-05', { title: 'Lakes <b>' })
    const later = await putList(app.db, '2026-03-06', { title: 'Seas' })
    const open = await pageOf(app, `/list/${app.list.id}`)
    expect(textOf(open, /<title>(.*?)<\/title>/)).toBe('Topple: Lakes <b>')
    const [board = ''] = open.split('<script type="application/json"')
    expect(board).toContain('Lakes &lt;b&gt;')
    expect(slotsOf(open)).toHaveLength(10)
    for (const { name } of app.list.items) expect(board).not.toContain(name)
    const whole = await read(await app.request(`/api/lists/${app.list.id}`), gameResponse)
    expect(dataOf(open, 'library-game')).toEqual(asInPage(whole))

    const hidden = await pageOf(app, `/list/${later.id}`, 404)
    expect(hidden).toBe(await pageOf(app, '/list/unknown', 404))
    app.world.set(makeWorld('2026-03-06').now())
    expect(textOf(await pageOf(app, `/list/${later.id}`), /<title>(.*?)<\/title>/)).toBe('Topple: Seas')
  })
})

describe('a missing file under /assets/', () => {
  test.each(['/assets/missing.js', '/assets/index-00000000.css', '/assets/', '/assets/a/b.png'])(
    '%s is an uncached 404, never the app',
    async (path) => {
      const { error, code } = await readError(await openApp().request(path), 404)
      expect([error, code]).toEqual(['There is no such file.', 'not-found'])
    },
  )
})

test('every page is isolated from the page that opened it', async () => {
  const app = await openDay('2026-03-20')
  const past = await putList(app.db, '2026-03-19')
  const policyOf = async (path: string) => (await app.request(path)).headers.get('Cross-Origin-Opener-Policy')
  for (const path of ['/', `/list/${past.id}`, '/library', '/library?page=2', '/account', '/admin/lists', '/nowhere'])
    expect(await policyOf(path), path).toBe('same-origin-allow-popups')
})
