import { type GuessValidation, guessValidation } from '#shared/contract/guesses.ts'
import { modelQuestions } from '../../worker/db/schema/guesses.ts'
import { read } from './answers.ts'
import { openJudgedDay } from './language-model.ts'

/** A day with a model, and calls that judge guesses on it. */
export async function openJudging(...parts: Parameters<typeof openJudgedDay>) {
  const app = await openJudgedDay(...parts)
  const send = (guess: string, guessed_items: string[] = [], id = app.list.id, headers: Record<string, string> = {}) =>
    app.post(`/api/lists/${id}/ai-validate-guess`, { guess, guessed_items }, headers)
  const judge = async (guess: string, guessed_items: string[] = [], status = 200): Promise<GuessValidation> =>
    read(await send(guess, guessed_items), guessValidation, status)
  /** Questions charged on all days together. */
  const charged = async () => (await app.db.select().from(modelQuestions)).reduce((sum, { asked }) => sum + asked, 0)
  return { ...app, send, judge, charged }
}
