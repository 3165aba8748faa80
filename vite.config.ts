import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { minify } from 'terser'
import { build, defineConfig, type Plugin, type Rollup } from 'vite'

const BOOT = 'client/boot/boot.ts'
const FIXED_TOKENS = 'client/styles/fixed-tokens.css'

/** Writes out, in the page's own styles, the tokens that are the same in every theme: the values are fewer bytes. */
function writeOutFixedTokens() {
  const tokens = new Map(
    [...readFileSync(FIXED_TOKENS, 'utf8').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
  return {
    postcssPlugin: 'write-out-fixed-tokens',
    Declaration(declaration: { value: string }) {
      if (!declaration.value.includes('var(')) return
      declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, (use, name) => tokens.get(name) ?? use)
    },
  }
}

/**
 * A comment to browsers that do not know it. The others compile the script in one go, as most of it runs at the first guess:
 * to compile each function when it is called, and to look it through before, takes a third of that guess.
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad\n'

/** What stands in the page itself, built apart: shared with the client, it would become a file that both wait for. */
async function buildBoot(): Promise<{ script: string; styles: string }> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    css: { postcss: { plugins: [writeOutFixedTokens()] } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: BOOT },
    },
  })) as Rollup.RolldownOutput
  const chunk = output.find((file) => file.type === 'chunk')?.code ?? ''
  // Over Vite's own: 170 bytes fewer of the compressed page, as what is called once is put where it is called.
  const { code } = await minify(chunk, { module: true, ecma: 2020, compress: { passes: 3 } })
  const script = code && `${COMPILED_AT_ONCE}(()=>{${code}})()`
  const styles = String(output.find((file) => file.type === 'asset')?.source ?? '')
    // Of `light-dark()`, which is used nowhere.
    .replace(/--lightningcss-(light|dark):[^;}]*;?/g, '')
    .trim()
  if (!script || !styles || /<[/](script|style)/i.test(script + styles))
    throw new Error(`${BOOT} cannot stand in a page`)
  return { script, styles }
}

/**
 * Has the page bring all that is needed to play: the critical styles and the boot script stand in it. What comes later (the
 * client, the other styles, and what the worker puts beside them) stands at its end, as text to a browser that runs scripts
 * (a template would have it make a second document before the first is shown) and as styles to one that does not.
 */
function inlineBoot(): Plugin {
  return {
    name: 'inline-boot',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      for (const file of [BOOT, FIXED_TOKENS]) this.addWatchFile(file)
    },
    async generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      const { script, styles } = await buildBoot()
      const html = String(page.source)
      const [link, style] = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html) ?? []
      const [module, client] = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(html) ?? []
      if (!link || !module) throw new Error('index.html has lost its script or its styles')
      const later = `<link rel="stylesheet" href="${style}"><!--later--><script type="module" src="${client}"></script>`
      page.source = html
        .replace(link, '')
        .replace(module, '')
        .replace('<!--styles-->', () => `<style>${styles}</style>`)
        .replace('<!--boot-->', () => `<script>${script}</script><noscript id="end">${later}</noscript>`)
    },
  }
}

/**
 * React Router's one file for the browser makes its framework's links and forms as it is read, so that they stay though
 * nobody uses them: 3.5 kB of the first screen's script, compressed.
 */
function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/.*\/dom\/lib\.js$/ },
      handler: (code) => {
        const shaken = code
          .replace(/= (React\$1\.forwardRef\()/g, '= /*#__PURE__*/ $1')
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
        if (shaken === code) throw new Error('React Router is written otherwise by now')
        return { code: shaken, map: null }
      },
    },
  }
}

/**
 * React makes its marks, which it throws and tells by identity and never shows, as errors, and five of them as it is read.
 * Where anybody looks on (developer tools, Lighthouse), an error notes which lines it comes from, for which the browser
 * reads all that runs just then, the whole client, a second time: two fifths of what the client's first task took.
 */
function makePlainMarks(): Plugin {
  return {
    name: 'plain-marks',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler: (code) => {
        const mark = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g
        if (code.match(mark)?.length !== 5) throw new Error('React DOM is written otherwise by now')
        const plain = code.replace(mark, '$1 = { message: $2 }')
        return { code: plain, map: null }
      },
    },
  }
}

export default defineConfig({
  root: 'client',
  plugins: [react(), shakeRouter(), makePlainMarks(), inlineBoot()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // The worker reads in it which files a screen has.
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    cssCodeSplit: true,
    // What the first screen needs is one file: shared with a later chunk, it would otherwise be split off and asked for beside.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], priority: 1 },
            // All that a game asks the server with: many small files cost a browser more than their bytes.
            { name: 'asking', test: /client\/(api\/game|game\/ask-server)\.ts$/ },
          ],
        },
      },
    },
  },
})
