/**
 * npm test: types, lint, client, rules, worker and browser. Ends where one of the first three fails, and tells all that do
 * of the tests.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'

const reports = mkdtempSync(join(tmpdir(), 'topple-reports-'))
const counts = { passed: 0, failed: 0 }

function run(name: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n--- ${name}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status === 0) return true
  console.error(`\n${name} failed.`)
  process.exitCode = status ?? 1
  return false
}

/** Without it the tests would be of something else: of an old client, say. */
function prepare(...step: Parameters<typeof run>): void {
  if (run(...step)) return
  count(false)
  tell()
  process.exit()
}

/** What fails without a test that does is one failure, too. */
function count(isWell: boolean, passed = 0, failed = 0): void {
  counts.passed += passed
  counts.failed += isWell ? failed : Math.max(failed, 1)
}

const tell = () => console.log(`\n${counts.passed} passed, ${counts.failed} failed`)

function readReport(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

const chromium = findChromium()
prepare('Types', 'tsc', ['-b'])
prepare('Lint', 'biome', ['check', '--error-on-warnings'])
prepare('Rooms', 'depcruise', ['worker', 'client', 'test', '--output-type', 'err-long'])
prepare('Unused code', 'knip', [])
prepare('Client', 'vite', ['build', '--logLevel', 'warn'])

const vitest = join(reports, 'vitest.json')
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`]
const isUnitWell = run('Rules and worker', 'vitest', ['run', ...reporters])
const unit = readReport(vitest) as { numPassedTests?: number; numFailedTests?: number }
count(isUnitWell, unit.numPassedTests, unit.numFailedTests)

const browser = join(reports, 'browser.json')
const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: browser }
const isBrowserWell = run('Browser', 'playwright', ['test'], env)
const { stats } = readReport(browser) as { stats?: { expected: number; unexpected: number; flaky: number } }
count(isBrowserWell, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected)

tell()
