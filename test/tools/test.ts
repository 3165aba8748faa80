/**
 * `npm test`: types, lint, the client's build, then all tests. `npm run test:unit`, `test:worker`, `test:browser` and
 * `test:engines` run part of the tests and accept vitest's or Playwright's arguments: `npm run test:browser -- boot`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getBrowser, getEngines } from './browser.ts'

const [part = 'all', ...more] = process.argv.slice(2)
const reports = mkdtempSync(join(tmpdir(), 'topple-reports-'))
const counts = { passed: 0, failed: 0 }

/** Runs a step and logs how long it took. */
function run(name: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n--- ${name}`)
  const begin = performance.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  console.log(`--- ${name}: ${((performance.now() - begin) / 1000).toFixed(0)} s${status === 0 ? '' : ', failed'}`)
  if (status !== 0) process.exitCode = status ?? 1
  return status === 0
}

/** A step that the tests depend on: without it they would test something else, an old client for example. */
function prepare(...step: Parameters<typeof run>): void {
  if (run(...step)) return
  counts.failed++
  tell()
  process.exit()
}

const missing: string[] = []

function tell(): void {
  for (const name of missing) console.log(`\nNo journey ran in ${name}: it is not on this machine.`)
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
}

/** A run that fails without a failed test counts as one failure. */
function count(isWell: boolean, passed = 0, failed = 0): void {
  counts.passed += passed
  counts.failed += isWell ? failed : Math.max(failed, 1)
}

function readReport(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

function runVitest(name: string, args: string[]): void {
  const file = join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const isWell = run(name, 'vitest', ['run', ...reporters, ...args])
  const report = readReport(file) as { numPassedTests?: number; numFailedTests?: number }
  count(isWell, report.numPassedTests, report.numFailedTests)
}

function runPlaywright(name: string, projects: string[], args: string[]): void {
  if (projects.length === 0) return
  const file = join(reports, 'browser.json')
  const env = { CHROMIUM_PATH: getBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const isWell = run(name, 'playwright', ['test', ...projects.map((project) => `--project=${project}`), ...args], env)
  const { stats } = readReport(file) as { stats?: { expected: number; unexpected: number; flaky: number } }
  count(isWell, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected)
}

/** Engines that this machine cannot have are told at the end. */
function engines(): string[] {
  const { engines, missing: others } = getEngines()
  missing.push(...others)
  return engines
}

if (!['all', 'unit', 'worker', 'browser', 'engines'].includes(part)) {
  console.error(`There is no part "${part}": unit, worker, browser or engines, then a filter.`)
  process.exit(1)
}
if (part === 'all') prepare('Types and lint', 'npm', ['run', '--silent', 'check'])
if (part !== 'unit') prepare('Client', 'vite', ['build', '--logLevel', 'warn'])
if (part === 'all') runVitest('Rules and worker', more)
if (part === 'unit') runVitest('Rules', ['--project', 'rules', ...more])
if (part === 'worker') runVitest('Worker', ['--project', 'worker', ...more])
if (part === 'all') runPlaywright('Browsers', ['chromium', ...engines()], more)
if (part === 'browser') runPlaywright('Browser', ['chromium'], more)
if (part === 'engines') runPlaywright('Engines', engines(), more)
tell()
