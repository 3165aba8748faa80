import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Debian's headless shell first: a full browser draws windows, even invisible ones, on the cores that the page needs.
 */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of the Chromium for the tests: CHROMIUM_PATH, or an installed one, or undefined. */
export const findBrowser = () => [process.env.CHROMIUM_PATH ?? '', ...PLACES].find((path) => path && existsSync(path))

/**
 * Same as findBrowser, but first installs Debian's headless Chromium if it may. Without any browser it exits and says
 * how to get one.
 */
export function getBrowser(): string {
  if (!process.env.CHROMIUM_PATH && !existsSync(PLACES[0] ?? '')) installDebians('chromium-headless-shell')
  const path = findBrowser()
  if (path) return path
  console.error('\nThe browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is.')
  process.exit(1)
}

function installDebians(name: string): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  console.log(`Installing Debian's ${name} ...`)
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
}
