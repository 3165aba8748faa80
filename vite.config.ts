import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import Beasties from 'beasties'
import postcss from 'postcss'
import { minify } from 'terser'
import { build, type CSSOptions, defineConfig, type InlineConfig, type Plugin, type Rollup } from 'vite'

const BOOT = 'client/boot/boot.ts'
/** Of package.json's browserslist; `lib` in client/tsconfig.json has the APIs of Safari 16.4. */
const TARGET = ['safari16.4', 'chrome130', 'edge130', 'firefox132']
const SCREENS = 'client/render-screens.tsx'
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** `.slot` of board.module.css becomes `board_slot` in the client, in the boot script and in the worker's HTML. */
const css: CSSOptions = {
  modules: {
    generateScopedName: (name, file) => `${basename(file.split('?')[0] ?? '', '.module.css')}_${name}`,
    localsConvention: 'camelCaseOnly',
  },
}

/** A separate build: a file shared with the client would be one more to wait for. */
const buildApart = async (options: InlineConfig) =>
  (await build({ configFile: false, logLevel: 'error', css, ...options })) as Rollup.RolldownOutput

/** The screens that the worker draws. Wrangler bundles the imports that they share with the worker. */
const buildScreens = () =>
  buildApart({
    build: {
      ssr: SCREENS,
      outDir: 'dist/render',
      emptyOutDir: false,
      rolldownOptions: { external: /^#shared\// },
    },
  })

/**
 * Chromium reads this comment and compiles the whole script at once; other browsers ignore it. Most of the script runs
 * at the first guess: compiling each function when it is called takes a third of that guess.
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad\n'

/** The boot script draws the client's components with its own JSX runtime in place of React's. */
async function buildBoot(): Promise<string> {
  const { output } = await buildApart({
    resolve: { alias: { 'react/jsx-runtime': at('client/boot/jsx-runtime.ts') } },
    build: { write: false, target: TARGET, modulePreload: false, rolldownOptions: { input: BOOT } },
  })
  const chunk = output.find((file) => file.type === 'chunk')?.code ?? ''
  const { code } = await minify(chunk, { module: true, ecma: 2020, compress: { passes: 3 } })
  if (!code || /<[/]script/i.test(code)) throw new Error(`${BOOT} cannot stand in a page`)
  return `${COMPILED_AT_ONCE}(()=>{${code}})()`
}

/** Drops the rules that matter only once all styles have loaded: pointing, transitions, preferences, unused tokens. */
function compact(styles: string): string {
  const root = postcss.parse(styles)
  root.walkAtRules((rule) => {
    if (/prefers-(?!color)|forced/.test(rule.params)) rule.remove()
  })
  root.walkRules(/:(hover|active|focus-visible)/, (rule) => {
    rule.remove()
  })
  root.walkDecls(/^(transition|cursor)$/, (declaration) => {
    declaration.remove()
  })
  root.walkDecls(/^--/, (token) => {
    if (!new RegExp(`var\\(${token.prop}\\b`).test(root.toString())) token.remove()
  })
  return root.toString()
}

/** The critical styles are the rules that match something on a page's first screen. */
async function findCriticalStyles(client: string, style: string): Promise<string> {
  const { renderFirstSights } = await import(`${pathToFileURL('dist/render/render-screens.js')}?${Date.now()}`)
  const beasties = new Beasties({ path: client, pruneSource: false, logLevel: 'silent', allowRules: [/:root/] })
  // `data-restoring` marks the page of a game that has begun.
  const sights = `<html data-restoring><head><link rel="stylesheet" href="${style}"></head><body>${renderFirstSights()}</body></html>`
  const [, styles] = /<style>(.*?)<\/style>/s.exec(await beasties.process(sights)) ?? []
  if (!styles) throw new Error('no critical styles were found')
  return compact(styles)
}

/** Compressed with brotli, as the worker sends it. */
const PAGE_BYTES_MOST = 10_000

/**
 * The entry with its static imports, compressed with brotli. The rest of the game's data may take what is left of 100
 * kB.
 */
const SCRIPT_BYTES_MOST = 97_000

/** Fails if the entry and its static imports are too large. */
function weighScript(bundle: Rollup.OutputBundle): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files = new Set(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName))
  let bytes = 0
  // A loop over a set also visits the members that are added during the loop.
  for (const file of files) {
    const chunk = chunks.find(({ fileName }) => fileName === file)
    for (const imported of chunk?.imports ?? []) files.add(imported)
    bytes += brotliCompressSync(chunk?.code ?? '').length
  }
  if (bytes > SCRIPT_BYTES_MOST) throw new Error(`${bytes} bytes of script come before React plays`)
}

/**
 * The path is computed so that Vite does not bundle the file into this config: the worker draws with the fresh build.
 */
const load = async <T>(path: string): Promise<T> => import(pathToFileURL(at(path)).href)

/** Fails if the page of any list of the catalogue is too large. */
async function weighPages(client: string): Promise<void> {
  const { compress } = await load<typeof import('./worker/http/response-cache.ts')>('worker/http/response-cache.ts')
  const { listFromCatalogue, loadCatalogue } =
    await load<typeof import('./worker/lists/catalogue.ts')>('worker/lists/catalogue.ts')
  const { dailyPage, listPage } = await load<typeof import('./worker/pages/html.ts')>('worker/pages/html.ts')
  const ASSETS = { fetch: async (url: string) => new Response(await readFile(join(client, new URL(url).pathname))) }
  // With sign-in configured, its settings are in the page.
  const env = { ASSETS, IDENTITY_PROJECT: 'topple-1a2b3', IDENTITY_API_KEY: 'AIzaSyD3xK9fJq2LmPz7VtR8wYbN4cQeHgUoXa1' }
  // The ids are fixed: with random ones the same build would pass one time and fail another.
  const daily_game = { id: '6f1c0b9e-52d7-4a38-9e04-b7a3d8c21f65', date: '2026-11-22' }
  for (const entry of await loadCatalogue()) {
    const game = { daily_game, list: listFromCatalogue(entry, 'c48e7d13-0a96-4f2b-8b5d-1e62f97a3c80') }
    for (const draw of [dailyPage, listPage]) {
      const { body } = await draw(env as unknown as Env, 'https://topple.example', game, true)
      const { length } = compress(new TextEncoder().encode(body), 'br')
      if (length > PAGE_BYTES_MOST) throw new Error(`the page of ${entry.key} has ${length} bytes of brotli`)
    }
  }
}

/**
 * Puts everything that a game needs into the page: the critical styles and the boot script. The client, all styles and
 * the worker's additions come later and stand at the page's end: as text for a browser that runs scripts (a template
 * would make it create a second document before the first is shown), as styles for one that does not.
 */
function bringGame(): Plugin {
  return {
    name: 'bring-game',
    apply: 'build',
    buildStart() {
      for (const file of [BOOT, SCREENS]) this.addWatchFile(at(file))
    },
    async writeBundle({ dir = '' }, bundle) {
      const file = join(dir, 'index.html')
      const html = await readFile(file, 'utf8')
      const [link, style = ''] = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html) ?? []
      const [module, client] = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(html) ?? []
      if (!link || !module) throw new Error('index.html has lost its script or its styles')
      await buildScreens()
      const [script, styles] = await Promise.all([buildBoot(), findCriticalStyles(dir, style)])
      const later = `<link rel="stylesheet" href="${style}"><!--later--><script type="module" src="${client}"></script>`
      const page = html
        .replace(link, '')
        .replace(module, '')
        .replace('<!--styles-->', () => `<style>${styles}</style>`)
        .replace('<!--boot-->', () => `<script>${script}</script><noscript id="end">${later}</noscript>`)
      await writeFile(file, page)
      if (this.meta.watchMode) return
      weighScript(bundle)
      await weighPages(dir)
    },
  }
}

export default defineConfig({
  root: 'client',
  css,
  plugins: [react(), bringGame()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // The worker reads in the manifest which files a screen has.
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: TARGET,
    cssCodeSplit: true,
    // The code of the first screen stays in one file: a part shared with a later chunk would otherwise be split off and
    // fetched separately.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], priority: 1 },
            // Many small files cost a browser more than their bytes: one chunk for the parts that screens share, one
            // for the game's calls to the server.
            { name: 'ui', test: /client\/(ui|styles)\// },
            { name: 'asking', test: /client\/(api\/game|game\/judging\/ask-server)\.ts$/ },
          ],
        },
      },
    },
  },
})
