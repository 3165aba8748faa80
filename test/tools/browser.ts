import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Debian's headless shell first: a full browser draws windows, even invisible ones, on the cores that the page needs.
 */
const CHROMIUM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

const MINI_BROWSER = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)

const findFirst = (places: string[]) => places.find((path) => path && existsSync(path))

/** The path of the Chromium for the tests: CHROMIUM_PATH, or an installed one, or undefined. */
export const findBrowser = () => findFirst([process.env.CHROMIUM_PATH ?? '', ...CHROMIUM])

export const findFirefox = () => findFirst([process.env.FIREFOX_PATH ?? '', ...FIREFOX])

/** WebKitGTK's browser needs a driver and a display. */
export const findWebKit = () =>
  ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every(existsSync) ? findFirst(MINI_BROWSER) : undefined

/**
 * Same as findBrowser, but first installs Debian's headless Chromium if it may. Without any browser it exits and says
 * how to get one.
 */
export function getBrowser(): string {
  if (!process.env.CHROMIUM_PATH && !existsSync(CHROMIUM[0] ?? '')) installDebians('chromium-headless-shell')
  const path = findBrowser()
  if (path) return path
  console.error('\nThe browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is.')
  process.exit(1)
}

/** By the name of their project in playwright.config.ts. */
const ENGINES = {
  firefox: { find: findFirefox, packages: ['firefox-esr'] },
  webkit: { find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
}

const isThere = ([, { find }]: [string, (typeof ENGINES)['firefox']]) => find() !== undefined

export const findEngines = () =>
  Object.entries(ENGINES)
    .filter(isThere)
    .map(([name]) => name)

/** Same as findEngines, but first installs Debian's if it may. Says which engines are missing. */
export function getEngines() {
  for (const { find, packages } of Object.values(ENGINES)) if (!find()) installDebians(...packages)
  const engines = findEngines()
  return { engines, missing: Object.keys(ENGINES).filter((name) => !engines.includes(name)) }
}

function installDebians(...names: string[]): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  console.log(`Installing Debian's ${names.join(' and ')} ...`)
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options)
}
