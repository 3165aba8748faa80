import type { Database } from '../db/open.ts'
import { feedback, listIdeas } from '../db/schema/submissions.ts'

export async function saveFeedback(db: Database, text: string, now: number): Promise<void> {
  await db.insert(feedback).values({ text, created_at: now })
}

export async function saveListIdea(db: Database, idea: string, ranked: boolean, now: number): Promise<void> {
  await db.insert(listIdeas).values({ idea, ranked, created_at: now })
}
