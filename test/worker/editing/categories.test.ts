import { expect, test } from 'vitest'
import { categoriesResponse } from '#shared/contract/admin.ts'
import { clearSchedule, openEditor } from '../../support/admin.ts'
import { read } from '../../support/answers.ts'

test('categories in use are listed once each, in alphabetical order', async () => {
  const { ann, db, putOn, save } = openEditor('2026-11-20')
  await clearSchedule(db)
  const list = await putOn(1, { category: 'plants' })
  await putOn(2, { category: 'Zoology' })
  await putOn(3, { category: 'Plants' })
  await putOn(4, { category: 'Zoology' })
  const categories = async () => (await read(await ann.get('/categories'), categoriesResponse)).categories
  expect(await categories()).toEqual(['Plants', 'plants', 'Zoology'])
  expect((await save(list, { category: 'Art' })).status).toBe(200)
  expect(await categories()).toEqual(['Art', 'Plants', 'Zoology'])
})
