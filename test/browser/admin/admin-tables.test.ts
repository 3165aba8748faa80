import { expect, type Locator, test } from '@playwright/test'
import { openAdmin } from '../support/admin.ts'
import { LOOKS, overflowing } from '../support/looks.ts'

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

const paged = (data: object[]) => ({ data, current_page: 1, last_page: 1, total: data.length })

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

const contestedOf = (id: string) =>
  paged([
    {
      list: { id, title: TITLES[1], items: TITLES.map((title) => title ?? 'A short one') },
      daily_game_date: '2026-11-01',
      times: 165,
      guesses: TEXTS.map((text, at) => ({
        id: at,
        text: text.slice(0, 100),
        times: 20 - at,
        accepted: at === 2 ? { position: 2, credited: 1200 } : null,
      })),
    },
  ])

const ANALYTICS = {
  totalUsers: 12_846,
  gamesPlayed: 94_310,
  weeklyGrowth: { users: 2_088, games: 11_472 },
  userGrowth: [{ date: '2026-11-18', count: 12_345 }],
  popularLists: TITLES.map((title, at) => ({ listId: `${at}`, title: title ?? 'Bays', completions: 90_000 - at })),
}

const changesOf = (list: object) =>
  paged(
    ['edit', 'reject', 'swap', 'fill'].map((action, id) => {
      const days = { '2026-11-24': { id: 'one', title: TITLES[1] }, '2026-11-25': { id: 'two', title: TITLES[3] } }
      const before = { days, list: { ...list, title: TITLES[1] } }
      const email = id === 3 ? null : 'a.rather.long.address.of.an.admin@sub-domain.example.com'
      const after = { days, list: { ...list, title: TITLES[3], description: 'x', items: [], hints: [] } }
      return {
        id,
        at: entries[0]?.created_at,
        uid: email,
        email,
        action,
        list_id: 'one',
        before,
        after,
        can_restore: id < 3,
      }
    }),
  )

const FINDINGS = [
  { kind: 'fact', path: 'items', message: TEXTS[3] },
  { kind: 'fact', path: 'items.0', message: TEXTS[2] },
  { kind: 'unchecked', path: 'items.1', message: TEXTS[1] },
  { kind: 'answers', path: 'items.2', message: 'Players may also type:', answers: TITLES.filter(Boolean) },
  { kind: 'source', path: 'sources.0.url', message: TEXTS[0] },
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

/** Controls whose centre is covered by another element. */
const covered = (part: Locator): Promise<string[]> =>
  part.locator('button, a, select').evaluateAll((controls) =>
    controls.flatMap((control) => {
      control.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = control.getClientRects()[0] ?? control.getBoundingClientRect()
      const pressed = document.elementFromPoint(left + width / 2, top + height / 2)
      return control.contains(pressed) ? [] : [control.getAttribute('aria-label') ?? control.textContent]
    }),
  )

/** Parts of a row that lie over one another. */
const meeting = (rows: Locator): Promise<string[]> =>
  rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const parts = [...row.children].map((part) => ({ part, box: part.getBoundingClientRect() }))
      return parts.flatMap(({ part, box }, at) => {
        const isOver = parts.some(
          (other, n) =>
            n > at &&
            box.left < other.box.right - 1 &&
            other.box.left < box.right - 1 &&
            box.top < other.box.bottom - 1 &&
            other.box.top < box.bottom - 1,
        )
        return isOver ? [part.textContent] : []
      })
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
          route.fulfill({ json: { ...schedule, ...paged(data) } }),
        )
        await page.goto(`/admin/${screen}`)
        const table = page.getByRole('table')
        await expect(table.getByRole('button', { name: last }).last()).toBeVisible()
        const expectInPlace = async () => {
          expect(await misplaced(table), screen).toEqual([])
          expect(await covered(page.getByRole('main')), screen).toEqual([])
          expect(await overflowing(page), screen).toEqual([])
        }
        await expectInPlace()
        const more = table.getByRole('button', { name: /^Show all/ })
        while ((await more.count()) > 0) await more.first().click()
        await expectInPlace()
      }
    })

    test('rows that are no tables keep their parts apart, with real texts', async ({ page }) => {
      const { api, dialog } = await openAdmin(page, '/users')
      const list = (await api.schedule()).data[1]?.list
      if (!list) throw new Error('no list tomorrow')
      const expectInPlace = async (part: Locator, rows: Locator, what: string) => {
        await expect(rows.first()).toBeVisible()
        expect(await meeting(rows), what).toEqual([])
        expect(await covered(part), what).toEqual([])
        expect(await overflowing(page), what).toEqual([])
      }
      await page.route('**/api/admin/contested-guesses?*', (route) => route.fulfill({ json: contestedOf(list.id) }))
      await page.goto('/admin/guesses')
      await expectInPlace(page.getByRole('main'), page.locator('[data-part=contested-guess]'), 'guesses')

      await page.route('**/api/admin/analytics?*', (route) => route.fulfill({ json: ANALYTICS }))
      await page.goto('/admin/analytics')
      await expectInPlace(page.getByRole('main'), page.locator('[data-part=popular] li'), 'analytics')

      await page.route('**/api/admin/audit?*', (route) => route.fulfill({ json: changesOf(list) }))
      await page.goto('/admin/lists')
      await page.getByRole('button', { name: 'Recent changes' }).click()
      await expectInPlace(dialog, page.locator('[data-part=changes] li'), 'changes')

      await page.route('**/api/admin/lists/*/findings', (route) => route.fulfill({ json: { findings: FINDINGS } }))
      await page.keyboard.press('Escape')
      await page.goto(`/admin/lists#${list.id}`)
      await expectInPlace(dialog, page.locator('[data-part=finding]'), 'findings')
      await expectInPlace(dialog, page.locator('[data-part=items] > li'), 'details')
    })
  })
}
