import { expect, type Page } from '@playwright/test'
import { addDays } from '#shared/game/eastern-day.ts'
import { openAdmin } from './admin.ts'
import { UNRANKED } from './game.ts'

const MODEL = `http://127.0.0.1:${Number(process.env.TEST_PORT ?? 3101) + 3}`

/**
 * Opens the schedule at the day `ahead` days from today, where a model is configured. Days from 15 on are empty: each
 * test uses some of them alone.
 */
export async function openDayToFill(page: Page, ahead: number, origin = UNRANKED) {
  const path = `/lists?page=${1 + Math.floor(ahead / 10)}`
  const admin = await openAdmin(page, path, { origin })
  const { today } = await admin.api.schedule()
  const date = addDays(today, ahead)
  const row = admin.row(date)
  const { dialog } = admin
  const form = {
    topic: dialog.getByLabel('Topic'),
    model: dialog.getByLabel('AI Model'),
    submit: dialog.getByRole('button', { name: 'Generate List' }),
    busy: dialog.getByRole('button', { name: 'Generating' }),
  }
  /** `model` names a scenario of the stand-in. */
  const fillIn = async (topic: string, model: string) => {
    await row.getByRole('button', { name: 'Generate' }).click()
    await form.topic.fill(topic)
    await form.model.selectOption(model)
  }
  return {
    ...admin,
    ...form,
    date,
    row,
    generating: row.getByRole('button', { name: 'Generating' }),
    details: row.getByRole('button', { name: 'View details' }),
    storedTitle: async () => (await admin.api.schedule()).data[ahead]?.list?.title,
    fillIn,
    /** Waits until the server has the job: before that, leaving the page may abort the request. */
    untilRunning: () =>
      expect.poll(admin.api.jobs).toContainEqual(expect.objectContaining({ game_date: date, is_running: true })),
    /**
     * Releases the model `late`, which otherwise delays the list for this topic so that a test can look at the waiting
     * state.
     */
    release: async (topic: string) =>
      expect((await page.request.post(`${MODEL}/test/release`, { data: { topic } })).ok()).toBe(true),
    ask: async (topic: string, model: string) => {
      await fillIn(topic, model)
      await form.submit.click()
    },
  }
}

/** Opens List Details of a list whose third item is in doubt. */
export async function openDoubted(page: Page, ahead: number, topic: string, origin = UNRANKED) {
  const day = await openDayToFill(page, ahead, origin)
  await day.ask(topic, 'doubts-one')
  await expect(day.dialog.getByRole('heading', { name: 'List Details' })).toBeVisible({ timeout: 20_000 })
  return day
}

export const editedItem = (page: Page, number: number) => {
  const item = page.locator('[data-part=item]').nth(number - 1)
  return {
    item,
    name: item.getByLabel('Name', { exact: true }),
    metric: item.getByLabel('Metric'),
    hint: item.getByLabel('Hint'),
    answers: item.getByRole('list', { name: /^Accepted answers for/ }).getByRole('listitem'),
    regenerate: item.getByRole('button', { name: 'Regenerate this item' }),
    suggest: item.getByRole('button', { name: 'Suggest accepted answers' }),
    proposal: item.getByRole('region', { name: /^Suggested replacement for/ }),
    suggestions: item.getByRole('region', { name: /^Suggested answers for/ }),
  }
}
