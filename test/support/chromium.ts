import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const found = () => [process.env.CHROMIUM_PATH ?? '', ...PLACES].find((path) => path && existsSync(path))

/** The path of a Chromium: CHROMIUM_PATH, one that is installed, or Debian's, installed now. Ends with how to get one. */
export function findChromium(): string {
  const path = found() ?? (installDebians('chromium') ? found() : undefined)
  if (path) return path
  console.error('\nThe browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is.')
  process.exit(1)
}

const SHELL = '/usr/bin/chromium-headless-shell'

/** Debian's without windows, whose own drawing would take the cores from the page; else as above. CHROMIUM_PATH comes first. */
export function findHeadlessShell(): string {
  if (process.env.CHROMIUM_PATH) return findChromium()
  return existsSync(SHELL) || installDebians('chromium-headless-shell') ? SHELL : findChromium()
}

function installDebians(name: string): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  console.log(`Installing Debian's ${name} ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  return (
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit', env })
      .status === 0
  )
}
