import type { GameResponse, GameType } from '#shared/contract/game.ts'
import type { LibraryInPage } from '#shared/contract/library.ts'
import { inWords, inWordsAtStart } from '#shared/game/in-words.ts'
import { pageGame } from '#shared/game/page-game.ts'
import { INITIAL_GUESSES, PRODUCT_NAME } from '#shared/limits.ts'
import { identityOf } from '../env.ts'
import { BEFORE_LIBRARY, KEEP_PRESSED } from './before-paint.ts'
import { clientFile } from './client-file.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { linksFor } from './screen-files.ts'

type HtmlPage = { body: string; headers: Record<string, string> }

const HEAD = '<!--head-->'
const APP = '<!--app-->'
const LATER = '<!--later-->'
const DESCRIPTION = `The daily list game: one list a day, ${inWords(INITIAL_GUESSES)} guesses. Topple as much of it as you can.`
const LIBRARY_DESCRIPTION = 'Every past daily list, to play whenever you like.'

/**
 * Today's board as HTML and as data, so it needs no further request. With `isBegun` it stays hidden until the boot
 * script has restored the game.
 */
export async function dailyPage(env: Env, origin: string, game: GameResponse, isBegun: boolean): Promise<HtmlPage> {
  const { title, description } = listPreview(game)
  const invitation = `${description} ${inWordsAtStart(INITIAL_GUESSES)} guesses to topple today's list.`.trim()
  const head = metadata(origin, '/', title, invitation)
  const parts = { head, app: await playable(game, 'daily'), later: restOfGame('/api/daily-game') }
  const { body, headers } = await page(
    env,
    parts,
    isBegun ? (shell) => shell.replace('<html', '<html data-restoring') : undefined,
  )
  // Without Vary, going back would show a page made for other cookies.
  return { body, headers: { ...headers, Vary: 'Accept-Encoding, Cookie' } }
}

export async function listPage(env: Env, origin: string, game: GameResponse): Promise<HtmlPage> {
  const { path, title, description } = listPreview(game)
  const later = restOfGame(`/api${path.replace('list', 'lists')}`) + (await linksFor(env, 'game/archived-game.tsx'))
  return page(env, { head: metadata(origin, path, title, description), app: await playable(game, 'library'), later })
}

/** The data precedes the board, so the field reacts sooner. */
async function playable(game: GameResponse, type: GameType): Promise<string> {
  const { renderGame } = await import('#render-screens')
  return dataBlock(`${type}-game`, pageGame(game)) + renderGame(game, type)
}

/** Clues and sources, read by first-game.ts. */
const restOfGame = (address: string) => `<link rel="preload" href="${escapeHtml(address)}" as="fetch" crossorigin>`

export async function guestsLibraryPage(env: Env, origin: string, library: LibraryInPage): Promise<HtmlPage> {
  const { renderLibrary } = await import('#render-screens')
  const { page: number, category } = library.query
  const isWhole = number === 1 && !category
  const isSignInOffered = identityOf(env) !== null
  const app = renderLibrary(library, isSignInOffered) + dataBlock('library', library)
  const about = metadata(origin, isWhole ? '/library' : null, `Library: ${PRODUCT_NAME}`, LIBRARY_DESCRIPTION)
  const script = `<script>${isSignInOffered ? `${BEFORE_LIBRARY};` : ''}${KEEP_PRESSED}</script>`
  const later = await linksFor(env, 'library/library-page.tsx')
  return page(env, { head: about + script, app, later }, withoutBoot)
}

/** The shell alone. `screen`: the client file to preload. */
export async function plainPage(env: Env, origin: string, screen?: string): Promise<HtmlPage> {
  const head = metadata(origin, null, PRODUCT_NAME, DESCRIPTION)
  const later = screen && (await linksFor(env, screen))
  return page(env, { head, app: '<div id="app"></div>', later }, withoutBoot)
}

type Preview = { path: string; title: string; description: string }

/** Never shows an answer. */
function listPreview({ list }: GameResponse): Preview {
  return { path: `/list/${list.id}`, title: `${PRODUCT_NAME}: ${list.title}`, description: list.description }
}

/** Without a board no boot script is needed, so its late part moves ahead of the content. */
const withoutBoot = (shell: string) =>
  shell
    .replace(/<link rel="expect"[^>]*>\s*/, '')
    .replace(/(<!--app-->\s*)<script>.*?<noscript id="end">(.*?)<\/noscript>/s, '$2$1')

/** `later`: links fetched beside the client. */
type Parts = { head: string; app: string; later?: string }

async function page(env: Env, parts: Parts, adapt = (shell: string) => shell): Promise<HtmlPage> {
  const shell = adapt(await getShell(env))
  const identity = identityOf(env)?.settings ?? null
  const body = shell
    .replace(HEAD, () => parts.head)
    .replace(LATER, () => parts.later ?? '')
    .replace(APP, () => (identity ? dataBlock('identity', identity) : '') + parts.app)
  return {
    body,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': await contentSecurityPolicy(body, identity),
      // Isolates the page from its openers; the sign-in popup can still answer.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    },
  }
}

const getShell = clientFile('index.html', (answer) => answer.text())

function metadata(origin: string, path: string | null, title: string, description: string): string {
  const [safeTitle, safeDescription] = [escapeHtml(title), escapeHtml(description)]
  const address = path === null ? '' : escapeHtml(origin + path)
  return [
    `<title>${safeTitle}</title>`,
    `<meta name="description" content="${safeDescription}">`,
    address && `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`,
    `<meta property="og:title" content="${safeTitle}"><meta property="og:description" content="${safeDescription}">`,
    `<meta property="og:image" content="${escapeHtml(origin)}/preview.png">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}

/** Escapes `<`, so that the parser cannot end the block early. */
function dataBlock(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
