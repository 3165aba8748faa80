import { keepForPlayer } from '../../identity/session.ts'

/** The topic outlives the dialog, which may be closed during generation. */
export type GenerationDraft = { topic: string; isRanked: boolean; model: string }

const drafts = keepForPlayer(() => new Map<string, GenerationDraft>())

export const findDraft = (date: string): GenerationDraft | null => drafts().get(date) ?? null
export const keepDraft = (date: string, draft: GenerationDraft) => {
  drafts().set(date, draft)
}
export const forgetDraft = (date: string) => {
  drafts().delete(date)
}
