import { eq } from 'drizzle-orm'
import type { AdminList } from '#shared/contract/admin.ts'
import type { Database } from '../db/open.ts'
import { lists } from '../db/schema/schedule.ts'

export const updateList = (db: Database, { id, sources, ...columns }: AdminList) =>
  db
    .update(lists)
    .set({ ...columns, sources: sources ?? [] })
    .where(eq(lists.id, id))
