import { eq } from 'drizzle-orm'
import type { AdminList } from '#shared/contract/admin.ts'
import type { Database } from '../db/open.ts'
import { lists } from '../db/schema/schedule.ts'

export const updateList = (db: Database, { id, sources, ...columns }: AdminList, near: string[]) =>
  db
    .update(lists)
    .set({ ...columns, sources: sources ?? [], near })
    .where(eq(lists.id, id))
