import * as z from 'zod/mini'
import { FEEDBACK_MAX_LENGTH, LIST_IDEA_MAX_LENGTH } from '../limits.ts'
import { written } from './common.ts'

/** POST /submit-feedback. Forms show the messages. */
export const feedbackRequest = z.object({ text: written(FEEDBACK_MAX_LENGTH, 'Please enter your feedback') })

/** POST /submit-list-idea. */
export const listIdeaRequest = z.object({
  idea: written(LIST_IDEA_MAX_LENGTH, 'Please enter your list idea'),
  ranked: z._default(z.boolean(), true),
})
