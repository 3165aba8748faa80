import { expect } from '@playwright/test'
import type { EngineWindow } from './engine.ts'

/** What a player sees and does, the same in each engine. */
export class Player {
  readonly window: EngineWindow

  constructor(window: EngineWindow) {
    this.window = window
  }

  /** Presses the middle of the first such element that nothing covers. An exact name goes before one that only begins so. */
  async click(css: string, name = ''): Promise<void> {
    let point: Point | null = null
    const restsAtPoint = async () => {
      const before = point
      point = await this.window.evaluate(findPoint, { css, name })
      return point !== null && before?.x === point.x && before.y === point.y
    }
    await expect.poll(restsAtPoint, { message: `${css} ${name}`, intervals: [100] }).toBe(true)
    const { x, y } = point as unknown as Point
    await this.window.click(x, y)
  }

  async fill(css: string, text: string): Promise<void> {
    await this.click(css)
    await this.window.press('Control', 'a')
    await this.window.type(text)
  }

  /** The texts of all such visible elements. */
  texts = (css: string) => this.window.evaluate(readTexts, css)

  async sees(css: string, text: string | RegExp): Promise<void> {
    const wanted = text instanceof RegExp ? expect.stringMatching(text) : expect.stringContaining(text)
    await expect.poll(() => this.texts(css), { message: css }).toContainEqual(wanted)
  }

  async counts(css: string, count: number): Promise<void> {
    await expect.poll(async () => (await this.texts(css)).length, { message: css }).toBe(count)
  }

  /** The path and query of the page. */
  async isAt(path: RegExp): Promise<void> {
    await expect.poll(() => this.window.evaluate(() => location.pathname + location.search, null)).toMatch(path)
  }

  /** WebKit's driver waits a minute for a page that no server sends. */
  goBack = () => this.window.evaluate(() => history.back(), null)

  /** Waits until the client has come. */
  isReady = () => this.sees('html[data-ready]', '')

  async hasScore(points: number): Promise<void> {
    await this.sees('[data-score] > :first-child', new RegExp(`^${points}$`))
  }

  /** Sends a guess and waits for its verdict. */
  async guess(text: string): Promise<void> {
    await this.fill('#guess', text)
    await this.window.press('Enter')
    await this.counts('html[data-ready] [data-said] span:empty', 0)
  }

  /** Spends the guesses left. */
  async lose(left = 10): Promise<void> {
    for (const letter of 'abcdefghij'.slice(0, left)) await this.guess(`zzqx ${letter}wvk`)
  }

  /** Signs in by popup, from an open sheet. */
  async signIn(email: string): Promise<void> {
    await this.window.inPopup(
      () => this.click('dialog button', 'Sign in with Google'),
      async () => {
        await this.fill('fieldset:enabled #email', email)
        await this.click('button', 'Sign in')
      },
    )
    await expect.poll(() => this.texts('dialog h2')).not.toContain('Sign in')
  }
}

type Point = { x: number; y: number }

function findPoint({ css, name }: { css: string; name: string }): Point | null {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim()
  // A sheet may still be on its way.
  const isMoving = (element: Element) =>
    document.getAnimations().some(({ effect, playState }) => {
      const isWithin = effect instanceof KeyframeEffect && effect.target?.contains(element)
      return isWithin && playState === 'running'
    })
  const named = [...document.querySelectorAll(css)].filter((element) => nameOf(element).startsWith(name))
  for (const element of named.sort((one) => (nameOf(one) === name ? -1 : 0))) {
    if (!element.checkVisibility() || element.matches(':disabled, [aria-disabled=true]') || isMoving(element)) continue
    element.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const point = { x: left + width / 2, y: top + height / 2 }
    if (element.contains(document.elementFromPoint(point.x, point.y))) return point
  }
  return null
}

const readTexts = (css: string): string[] =>
  [...document.querySelectorAll(css)]
    .filter((element) => element.checkVisibility())
    .map((element) => element.textContent.replace(/\s+/g, ' ').trim())
