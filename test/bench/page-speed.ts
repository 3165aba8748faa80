/** The time from the address to the first judged guess on a slow phone, compared with a minimal page. */
import { type Browser, chromium } from '@playwright/test'
import type { GameResponse } from '../../worker/shared/contract/game.ts'
import { getBrowser } from '../tools/browser.ts'
import type { Figure } from './figures.ts'
import { openFloor } from './floor.ts'
import { measurePairs, type Pair, quietMedian, WINDOW_LOADS } from './quiet.ts'
import { openWorker, type Stage } from './stage.ts'

const PAIRS = 25
/** The quietest pairs. */
const COUNTED = 5
const MOST_OF_FLOOR = 1.1

/**
 * Slow 4G as in Chromium's DevTools: a request takes 3.75 round trips of 150 ms, and nine tenths of 1.6 Mbit/s arrive.
 */
const NETWORK = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
const CPU_TIMES_SLOWER = 4

/** ms since the start of the navigation. */
type Times = { reacts: number; judged: number }

const part = 'page'

const TOLD = 'times '

export async function timePage(stage: Stage): Promise<Figure[]> {
  const floor = await openFloor(stage)
  const worker = await openWorker(stage, 'page-speed')
  const executablePath = getBrowser()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  try {
    const [floorAddress, address] = [(await floor.ready).href, (await worker.ready).href]
    const game = (await (await fetch(new URL('/api/daily-game', address))).json()) as GameResponse
    const answer = game.list.items[0]?.name ?? ''
    const pairs = await measurePairs(
      PAIRS,
      () => visit(browser, floorAddress, answer),
      () => visit(browser, address, answer),
    )
    const { bytes, requests } = await visitAlone(browser, address, answer)
    const files = await countFiles(
      browser,
      address,
      game.list.items.map(({ name }) => name),
    )
    return [
      {
        part,
        name: 'requests before a guess is judged',
        value: requests,
        unit: '',
        most: 1,
        note: 'all others refused',
      },
      { part, name: 'bytes before a guess is judged', value: bytes, unit: 'bytes', note: 'with headers' },
      { part, name: "files of the client in a first day's game", value: files, unit: '' },
      ...compared('a field that reacts', 'reacts', pairs),
      ...compared('the first judged guess', 'judged', pairs),
    ]
  } finally {
    await browser.close()
    await Promise.all([worker.dispose(), floor.dispose()])
  }
}

function compared(name: string, of: keyof Times, pairs: Pair<Times>[]): Figure[] {
  const times = quietMedian(pairs, COUNTED, ({ page }) => page[of])
  const floor = Math.round(quietMedian(pairs, COUNTED, (pair) => pair.floor[of]).value)
  const ratio = quietMedian(pairs, COUNTED, ({ page, floor }) => page[of] / floor[of])
  return [
    { part, name, unit: 'ms', ...times, note: `floor ${floor} ms; ${times.note}` },
    { part, name: `${name}, of the floor's`, unit: '', most: MOST_OF_FLOOR, isOfMachine: true, ...ratio },
  ]
}

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

async function visit(browser: Browser, address: string, answer: string): Promise<Times> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER })
    await page.addInitScript(playFirstGuess, { answer, told: TOLD })
    await page.waitForTimeout(WINDOW_LOADS)
    // The page reports by itself: a query would make it compile Playwright's own script on its slow CPU first.
    const told = page.waitForEvent('console', (message) => message.text().startsWith(TOLD))
    await page.goto(address, { waitUntil: 'commit' })
    return JSON.parse((await told).text().slice(TOLD.length)) as Times
  } finally {
    await context.close()
  }
}

/** Loads only the files that a game needs; every other request is refused. */
async function visitAlone(browser: Browser, address: string, answer: string) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.route('**', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()))
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      sizes.push(request.sizes().then((size) => size.responseHeadersSize + size.responseBodySize))
    })
    await page.addInitScript(playFirstGuess, { answer, told: TOLD })
    const told = page.waitForEvent('console', (message) => message.text().startsWith(TOLD))
    await page.goto(address)
    await told
    const all = await Promise.all(sizes)
    return { requests: all.length, bytes: all.reduce((sum, size) => sum + size, 0) }
  } finally {
    await context.close()
  }
}

/** Plays a whole game and opens its results, so that late and incidental requests count, too. */
async function countFiles(browser: Browser, address: string, names: string[]): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const files = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/assets/')) files.add(pathname)
    })
    await page.goto(address)
    await page.locator('html[data-ready]').waitFor()
    for (const name of names) {
      await page.fill('#guess', name)
      await page.press('#guess', 'Enter')
    }
    await page.locator('dialog[open]').waitFor()
    await page.waitForLoadState('networkidle')
    return files.size
  } finally {
    await context.close()
  }
}

/** Runs in the page: types as soon as a field exists, presses the button as soon as the field has reacted. */
function playFirstGuess({ answer, told }: { answer: string; told: string }): void {
  let reacts = 0
  const timer = setInterval(() => {
    const field = document.querySelector<HTMLInputElement>('#guess')
    const button = [...(field?.form?.querySelectorAll('button') ?? [])].find(({ type }) => type === 'submit')
    if (!field || !button) return
    const enter = (text: string) => {
      field.value = text
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
    }
    if (reacts === 0) {
      enter(answer.slice(0, 1))
      if (button.disabled) return
      reacts = performance.now()
    }
    enter(answer)
    button.click()
    if (!document.querySelector('[data-said]')?.textContent.startsWith('Correct!')) return
    clearInterval(timer)
    console.info(told + JSON.stringify({ reacts, judged: performance.now() }))
  }, 1)
}
