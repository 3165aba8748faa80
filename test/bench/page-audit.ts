/** Lighthouse's scores for `/` on a phone: medians of several runs. */
import { execFile } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { killAll, launch } from 'chrome-launcher'
import { getBrowser } from '../tools/browser.ts'
import { type Figure, median } from './figures.ts'
import { openFloor } from './floor.ts'
import { measurePairs, type Pair, quietMedian, WINDOW_LOADS } from './quiet.ts'
import { openWorker, type Stage } from './stage.ts'

const PAIRS = 8
/** A figure that depends on the machine is taken from the quietest pairs, any other one from all. */
const COUNTED = 5
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking']

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  runtimeError?: { message: string }
}

const part = 'lighthouse'
const CATEGORIES: (Pick<Figure, 'name' | 'least' | 'isOfMachine'> & { id: string })[] = [
  { id: 'performance', name: 'performance', least: 100, isOfMachine: true },
  { id: 'accessibility', name: 'accessibility', least: 100 },
  { id: 'best-practices', name: 'best practices', least: 100 },
  { id: 'seo', name: 'SEO', least: 100 },
]
const PAINTS = {
  'first-contentful-paint': 'first contentful paint',
  'largest-contentful-paint': 'largest contentful paint',
}
const AUDITS: (Pick<Figure, 'name' | 'unit' | 'most' | 'isOfMachine'> & { id: string })[] = [
  { id: 'total-blocking-time', name: 'total blocking time', unit: 'ms', most: 0, isOfMachine: true },
  { id: 'cumulative-layout-shift', name: 'cumulative layout shift', unit: '', most: 0 },
]
const PAINT_MOST_OF_FLOOR = 1.05

export async function auditPage(stage: Stage): Promise<Figure[]> {
  // Lighthouse's browsers are in their own process group: after Ctrl+C they would keep running.
  process.once('exit', killAll)
  const chromium = getBrowser()
  const floor = await openFloor(stage)
  const worker = await openWorker(stage, 'page-audit')
  try {
    const [floorAddress, address] = [(await floor.ready).href, (await worker.ready).href]
    const encoding = await howCompressed(address)
    const pairs = await measurePairs(
      PAIRS,
      () => audit(floorAddress, chromium),
      () => audit(address, chromium),
    )
    const note = `mobile, simulated slow 4G; served by miniflare over HTTP/1.1, ${encoding}`
    return [
      ...CATEGORIES.map(({ id, ...figure }) => {
        const score = ({ page }: Pair<Report>) => (page.categories[id]?.score ?? Number.NaN) * 100
        return { part, ...figure, unit: '', ...measured(pairs, figure, score), ...(id === 'seo' && { note }) }
      }),
      ...Object.entries(PAINTS).flatMap(([id, name]) => {
        const own = { part, name, unit: 'ms', isOfMachine: true }
        const ratio = { part, name: `${name}, of the floor's`, unit: '', most: PAINT_MOST_OF_FLOOR, isOfMachine: true }
        return [
          { ...own, ...measured(pairs, own, ({ page }) => readingOf(id, page)) },
          { ...ratio, ...measured(pairs, ratio, ({ page, floor }) => readingOf(id, page) / readingOf(id, floor)) },
        ]
      }),
      ...AUDITS.map(({ id, ...figure }) => ({
        part,
        ...figure,
        ...measured(pairs, figure, ({ page }) => readingOf(id, page)),
      })),
    ]
  } finally {
    await Promise.all([worker.dispose(), floor.dispose()])
  }
}

/** The median: of the quietest pairs if the figure depends on the machine, otherwise of all. */
const measured = (pairs: Pair<Report>[], { isOfMachine }: Partial<Figure>, of: (pair: Pair<Report>) => number) =>
  isOfMachine ? quietMedian(pairs, COUNTED, of) : { value: median(pairs.map(of)) }

const readingOf = (id: string, report: Report) => report.audits[id]?.numericValue ?? Number.NaN

/** Miniflare should compress as Cloudflare's edge does; this checks that it did. */
async function howCompressed(address: string): Promise<string> {
  const answer = await fetch(address, { headers: { 'Accept-Encoding': 'br' } })
  await answer.arrayBuffer()
  return answer.headers.get('content-encoding') ?? 'not compressed'
}

/** Runs in a new browser that has finished loading its own window. */
async function audit(address: string, chromium: string): Promise<Report> {
  const browser = await launch({ chromePath: chromium, chromeFlags: FLAGS })
  try {
    await setTimeout(WINDOW_LOADS)
    const args = [
      address,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.map(({ id }) => id).join(',')}`,
      `--port=${browser.port}`,
    ]
    const { stdout } = await promisify(execFile)('lighthouse', args, { maxBuffer: 100_000_000, timeout: 120_000 })
    const report: Report = JSON.parse(stdout)
    if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`)
    return report
  } finally {
    browser.kill()
  }
}
