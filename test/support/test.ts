/** npm test: types, lint, rules, worker and browser, one after another; ends at the first that fails. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'

const reports = mkdtempSync(join(tmpdir(), 'topple-reports-'))
const counts = { passed: 0, failed: 0 }

function run(name: string, command: string, args: string[], env: Record<string, string> = {}): void {
  console.log(`\n--- ${name}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status === 0) return
  console.error(`\n${name} failed.`)
  process.exitCode = status ?? 1
}

function readReport(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

const chromium = findChromium()
run('Types', 'tsc', ['-b'])
run('Lint', 'biome', ['check', '--error-on-warnings'])
run('Client', 'vite', ['build', '--logLevel', 'warn'])

const vitest = join(reports, 'vitest.json')
run('Rules and worker', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`])
const unit = readReport(vitest) as { numPassedTests?: number; numFailedTests?: number }
counts.passed += unit.numPassedTests ?? 0
counts.failed += unit.numFailedTests ?? 0

const browser = join(reports, 'browser.json')
run('Browser', 'playwright', ['test'], { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: browser })
const { stats } = readReport(browser) as { stats?: { expected: number; unexpected: number; flaky: number } }
counts.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0)
counts.failed += stats?.unexpected ?? 0

console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
