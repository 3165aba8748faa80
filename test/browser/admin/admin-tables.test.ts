import { expect, type Locator, test } from '@playwright/test'
import { openAdmin } from '../support/admin.ts'
import { LOOKS } from '../support/looks.ts'

/** Texts of one to six lines in a window of 1280 pixels. */
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
  approved: entry.id % 2 === 0,
  similar_to: entry.id % 3 === 1 ? { title: TEXTS[1]?.slice(0, 200) ?? '', is_list: entry.id % 2 === 0 } : null,
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

/**
 * Visible cells that lie outside their row, over another cell or, in a window wide enough for columns, not below their
 * head.
 */
const misplaced = (table: Locator): Promise<string[]> =>
  table.evaluate((element) => {
    const boxOf = (part: Element) => part.getBoundingClientRect()
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1
    const heads = [...element.querySelectorAll('thead th')].map(boxOf)
    const faultsOf = (row: Element, cell: Element, column: number) => {
      const [own, around, head] = [boxOf(cell), boxOf(row), heads[column]]
      const isInside = own.right <= around.right + 1 && own.top >= around.top - 1 && own.bottom <= around.bottom + 1
      const isBelow = head && Math.abs(own.left - head.left) <= 1 && Math.abs(own.right - head.right) <= 1
      const others = [...element.querySelectorAll('tbody tr > *')].filter((other) => other !== cell)
      return [
        ...(isInside ? [] : ['outside its row']),
        ...(innerWidth < 768 || isBelow ? [] : ['not below its head']),
        ...(others.some((other) => meet(own, boxOf(other))) ? ['over another'] : []),
      ]
    }
    return [...element.querySelectorAll('tbody tr')].flatMap((row, at) =>
      [...row.children].flatMap((cell, column) =>
        cell.checkVisibility() ? faultsOf(row, cell, column).map((fault) => `${at}, ${column}: ${fault}`) : [],
      ),
    )
  })

/** Buttons in the rows whose centre is covered by another element. */
const covered = (table: Locator): Promise<string[]> =>
  table.locator('tbody button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      button.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = button.getBoundingClientRect()
      const pressed = document.elementFromPoint(left + width / 2, top + height / 2)
      return button.contains(pressed) ? [] : [button.getAttribute('aria-label') ?? button.textContent]
    }),
  )

for (const { name, ...look } of LOOKS) {
  test.describe(name, () => {
    test.use(look)

    test('cells keep to their columns and no button is covered, with real texts', async ({ page }) => {
      const { api } = await openAdmin(page, '/users')
      const schedule = await api.schedule()
      const days = schedule.data.slice(0, TITLES.length).map(({ daily_game_date, list }, at) => {
        const title = TITLES[at]
        return title && list ? { daily_game_date, list: { ...list, title }, findings: at + 1 } : { daily_game_date }
      })
      for (const { screen, data, last } of [
        { screen: 'feedback', data: FEEDBACK, last: /^Delete Three things/ },
        { screen: 'list-ideas', data: IDEAS, last: /^Delete Three things/ },
        { screen: 'lists', data: days, last: /^Reject the list for/ },
      ]) {
        await page.route(`**/api/admin/${screen}?*`, (route) =>
          route.fulfill({ json: { ...schedule, data, current_page: 1, last_page: 1, total: data.length } }),
        )
        await page.goto(`/admin/${screen}`)
        const table = page.getByRole('table')
        await expect(table.getByRole('button', { name: last }).last()).toBeVisible()
        const expectInPlace = async () => {
          expect(await misplaced(table), screen).toEqual([])
          expect(await covered(table), screen).toEqual([])
        }
        await expectInPlace()
        const more = table.getByRole('button', { name: /^Show all/ })
        while ((await more.count()) > 0) await more.first().click()
        await expectInPlace()
      }
    })
  })
}
