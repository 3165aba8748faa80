import { Hono } from 'hono'
import type { AdminListResponse, CategoriesResponse } from '#shared/contract/admin.ts'
import { LIST_BODY_MAX_BYTES } from '#shared/limits.ts'
import { occasionOf } from '../audit/occasion.ts'
import { notFound } from '../http/errors.ts'
import { readJson } from '../http/validate.ts'
import type { AdminEnv } from '../identity/guards.ts'
import { listCategories } from '../lists/queries.ts'
import { readListEdit } from '../lists/read-list-edit.ts'
import { findScheduledDay } from '../schedule/admin-queries.ts'
import { editList } from './edit-list.ts'

export const editingAdminRoutes = new Hono<AdminEnv>()
  .get('/categories', async (c) =>
    c.json({ categories: await listCategories(occasionOf(c).db) } satisfies CategoriesResponse),
  )
  .get('/lists/:id', async (c) => {
    const { db, today } = occasionOf(c)
    const day = await findScheduledDay(db, c.req.param('id'))
    if (!day) throw notFound('There is no such list.')
    return c.json({ ...day, today } satisfies AdminListResponse)
  })
  .put('/lists/:id', async (c) => {
    const edit = readListEdit(await readJson(c, LIST_BODY_MAX_BYTES))
    return c.json((await editList(occasionOf(c), c.req.param('id'), edit)) satisfies AdminListResponse)
  })
