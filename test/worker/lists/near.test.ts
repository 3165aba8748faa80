import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../../worker/db/open.ts'
import { lists } from '../../../worker/db/schema/schedule.ts'
import { listFromCatalogue, loadCatalogue } from '../../../worker/lists/catalogue.ts'
import { saveCatalogueDay } from '../../../worker/schedule/queries.ts'
import { clearSchedule, openEditor, withItem } from '../../support/admin.ts'
import { openApp } from '../../support/app.ts'
import { openDay } from '../../support/lists.ts'

const office = openEditor()
const { db, putOn, save } = office

beforeEach(() => clearSchedule(db))

const nearOfRow = async (id: string) => (await db.select().from(lists).where(eq(lists.id, id)).get())?.near
const nearInPage = (html: string) => /data-near="([^"]*)"/.exec(html)?.[1]?.split(' ')

test('what a slip may mean instead is stored with a list of the catalogue', async () => {
  const [entry] = (await loadCatalogue()).filter(({ key }) => key === 'studio-ghibli-films')
  if (!entry) throw new Error('no such list')
  const list = listFromCatalogue(entry, crypto.randomUUID())
  await saveCatalogueDay(openDatabase(openApp().env.DB), '2026-04-01', entry.key, list, 0)
  expect(await nearOfRow(list.id)).toEqual(['fireflis', 'marine'])
})

test('an edit works it out anew', async () => {
  const list = await putOn(1)
  expect(await nearOfRow(list.id)).toBeNull()
  await save(list, { items: withItem(list, 0, { name: 'Christine' }) })
  expect(await nearOfRow(list.id)).toEqual(['christie'])
})

test('the page has what is stored, and works it out where nothing is', async () => {
  const app = await openDay('2026-04-02', { items: withItem(await putOn(2), 0, { name: 'Christine' }) })
  expect(nearInPage(await (await app.request('/')).text())).toEqual(['christie'])
  await app.db
    .update(lists)
    .set({ near: ['stored'] })
    .where(eq(lists.id, app.list.id))
  expect(nearInPage(await (await app.request(`/list/${app.list.id}`)).text())).toEqual(['stored'])
})
