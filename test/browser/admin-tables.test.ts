import { expect, type Locator, type Page, test } from '@playwright/test'
import { openAdmin } from './admin.ts'
import { LOOKS } from './looks.ts'

/** From a line to six lines of a column of 1280 pixels. */
const TEXTS = [
  'Love it.',
  'I play this every morning with my daughter on the train to school. Could the two of us compare a week?',
  'The longest rivers should accept "Huang He" for the Yellow River. I typed it three times in slightly different ' +
    'spellings and lost three guesses, which felt a bit unfair.',
  'On my tablet the keyboard covers the last two slots when I turn it on its side, so I have to close the keyboard ' +
    'to see what I have found. It works well upright. It is an older model with the latest updates, and the browser ' +
    'is the one that came with it. Please tell me if pictures would help you to find out why.',
  'Great idea, well made. I miss an archive of my own games with the guesses that I made, not just the score. ' +
    'Sometimes I remember that I was sure of something that was refused, and I would like to look it up later. A ' +
    'filter by category would be lovely too: I am hopeless at sport and would like to practise in private. Also, ' +
    'could the share text say which list it was? My friends keep asking, and I write it below by hand each time.',
  'Three things after a month.\nFirst, the countdown said four minutes and the new list came only after I had ' +
    'loaded the page again, while my colleague in the next room had it at once and started without me.\nSecond, the ' +
    'rules say that small typos are forgiven, but "Madagaskar" was not. Or is that because it is another spelling?\n' +
    'Third, is there a list about cheese? If there is none, I would love to write one.\nThank you for making ' +
    'something without advertisements!',
]

const entries = TEXTS.map((text, id) => ({ id, text, created_at: '2026-11-20T12:00:00.000Z' }))

const FEEDBACK = entries.map((entry) => ({ ...entry, implemented: entry.id % 2 === 0 }))

const IDEAS = entries.map(({ text, ...entry }) => ({
  ...entry,
  idea: text,
  ranked: entry.id % 2 === 0,
  processed: entry.id % 3 === 0,
  tries: entry.id,
  made_by: entry.id % 2 === 0 ? 'second-admin@example.com' : null,
  list_id: entry.id % 3 === 0 ? 'made' : null,
  list: entry.id % 3 === 0 ? { title: 'The tallest waterfalls in the world by their total height' } : null,
}))

/** null: the day has no list. */
const TITLES = [
  'Moons',
  'The tallest waterfalls in the world, measured by their total height',
  null,
  'Countries that have hosted the Summer Olympics at least once',
  null,
  'The longest rivers',
]

/** Cells that are not below their head, that are over another or reach out of their row, and rows over others. */
const misplaced = (table: Locator, hasHeads: boolean): Promise<string[]> =>
  table.evaluate((element, hasHeads) => {
    const boxesOf = (selector: string, within: Element) =>
      [...within.querySelectorAll(selector)].map((part) => part.getBoundingClientRect())
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1
    const heads = boxesOf('thead th', element)
    const rows = [...element.querySelectorAll('tbody tr')]
    const boxes = boxesOf('tbody tr', element)
    return rows.flatMap((row, at) => {
      const [own, next] = [boxes[at], boxes[at + 1]]
      if (!own) return []
      const cells = boxesOf(':scope > *', row)
      const faults = cells.flatMap((cell, column) => {
        const head = heads[column]
        const isBelow = head && Math.abs(cell.left - head.left) <= 1 && Math.abs(cell.right - head.right) <= 1
        const isInside = cell.top >= own.top - 1 && cell.bottom <= own.bottom + 1 && cell.right <= own.right + 1
        return [
          ...(hasHeads && !isBelow ? [`cell ${column} is not below its head`] : []),
          ...(cell.width > 0 && !isInside ? [`cell ${column} reaches out of its row`] : []),
          ...(cells.slice(column + 1).some((other) => meet(cell, other)) ? [`cell ${column} is over another`] : []),
        ]
      })
      if (next && meet(own, next)) faults.push('it is over the next row')
      return faults.map((fault) => `row ${at}: ${fault}`)
    })
  }, hasHeads)

/** Buttons whose middle something else covers. */
const covered = (table: Locator): Promise<string[]> =>
  table.evaluate((element) =>
    [...element.querySelectorAll('tbody button')].flatMap((button) => {
      button.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = button.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      return button.contains(seen) ? [] : [button.getAttribute('aria-label') ?? button.textContent]
    }),
  )

async function show(page: Page, screen: string, data: object[]) {
  await page.route(`**/api/admin/${screen}?*`, (route) =>
    route.fulfill({ json: { data, current_page: 1, last_page: 1, total: data.length } }),
  )
  await page.goto(`/admin/${screen}`)
}

for (const { name, ...look } of LOOKS) {
  test.describe(name, () => {
    test.use(look)

    /** Each button is there `count` times, and nothing is out of place, whether long texts are cut or whole. */
    async function expectWhole(page: Page, label: string, ...buttons: [RegExp, number][]) {
      const table = page.getByRole('table', { name: label })
      for (const [button, count] of buttons)
        await expect(table.getByRole('button', { name: button })).toHaveCount(count)
      const expectInPlace = async () => {
        expect(await misplaced(table, name === 'desktop')).toEqual([])
        expect(await covered(table)).toEqual([])
      }
      await expectInPlace()
      const more = table.getByRole('button', { name: /^Show all/ })
      while ((await more.count()) > 0) await more.first().click()
      await expectInPlace()
    }

    test('feedback of one to six lines keeps to its columns', async ({ page }) => {
      await openAdmin(page, '/users')
      await show(page, 'feedback', FEEDBACK)
      await expectWhole(page, 'Feedback', [/Mark as/, TEXTS.length], [/^Delete/, TEXTS.length])
    })

    test('ideas of one to six lines keep to their columns', async ({ page }) => {
      await openAdmin(page, '/users')
      await show(page, 'list-ideas', IDEAS)
      await expectWhole(page, 'List ideas', [/^View the list/, 2], [/^Delete/, TEXTS.length])
    })

    test('a schedule of long titles and empty days keeps to its columns', async ({ page }) => {
      const { api } = await openAdmin(page, '/users')
      const schedule = await api.schedule()
      const data = schedule.data.slice(0, TITLES.length).map(({ daily_game_date, list }, at) => {
        const title = TITLES[at]
        return title && list ? { daily_game_date, list: { ...list, title }, findings: at + 1 } : { daily_game_date }
      })
      await page.route('**/api/admin/lists?*', (route) => route.fulfill({ json: { ...schedule, data, last_page: 1 } }))
      await page.goto('/admin/lists')
      await expectWhole(page, 'Schedule', [/^Move/, 6], [/^View details/, 4], [/^Reject/, 4], [/^Generate a list/, 2])
    })
  })
}
