import { expect, type Page, test } from '@playwright/test'
import { DESKTOP, openAdmin } from './admin.ts'
import { ownAddress } from './game.ts'

/** One to six lines of a table, as players write them. */
const TEXTS = [
  'Love it.',
  'Please add a list about cheese, and one about the rivers of South America while you are at it.',
  'I play this every morning with my daughter on the train to school. We would love a way to see how the two of us compare over a week, even if it is only a small table somewhere on the account page.',
  'Great idea, well made. What I miss most is an archive of my own games with the guesses that I made, not just the score. Sometimes I remember that I was sure of something that was refused, and I would like to look it up later. A filter by category would be lovely too: I am hopeless at sport and would like to practise. And could the clue be shown above the keyboard?',
]

/** Cells that leave their column by more than a pixel; on a phone rows are grids, and cells stay within their row. */
const strayCells = (page: Page) =>
  page.evaluate(() => {
    const isOutside = (inner: Element, outer: Element) => {
      const [one, other] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()]
      return one.left < other.left - 1 || one.right > other.right + 1
    }
    const heads = [...document.querySelectorAll('thead th')]
    return [...document.querySelectorAll('tbody tr')].flatMap((row) =>
      [...row.children].flatMap((cell, at) => {
        const column = innerWidth < 768 ? row : heads[at]
        return column && !isOutside(cell, column) ? [] : [`${cell.textContent} in column ${at}`]
      }),
    )
  })

/** Buttons of the table whose middle something else covers. */
const coveredButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('tbody button')].flatMap((button) => {
      button.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = button.getBoundingClientRect()
      const pressed = document.elementFromPoint(left + width / 2, top + height / 2)
      return button.contains(pressed) ? [] : [button.getAttribute('aria-label') ?? button.textContent]
    }),
  )

for (const [width, use] of [
  [390, {}],
  [1280, DESKTOP],
] as const)
  test.describe(`at ${width} pixels`, () => {
    test.use(use)

    test('cells stay in their columns, and every button can be pressed, with real texts', async ({ page, request }) => {
      for (const text of TEXTS)
        for (const path of ['submit-feedback', 'submit-list-idea'])
          await request.post(`/api/${path}`, { data: { text, idea: text, ranked: true }, headers: ownAddress() })
      for (const screen of ['feedback', 'list-ideas', 'lists']) {
        await openAdmin(page, `/${screen}`)
        await expect(page.locator('tbody tr').nth(3)).toBeVisible()
        expect(await strayCells(page), screen).toEqual([])
        expect(await coveredButtons(page), screen).toEqual([])
      }
    })
  })
