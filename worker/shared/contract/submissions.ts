import * as z from 'zod/mini'
import { FEEDBACK_MAX_LENGTH, LIST_IDEA_MAX_LENGTH } from '../limits.ts'
import { written } from './common.ts'

/** Forms show the messages. */
export const feedbackRequest = z.object({ text: written(FEEDBACK_MAX_LENGTH, 'Please enter your feedback') })

export const listIdeaRequest = z.object({
  idea: written(LIST_IDEA_MAX_LENGTH, 'Please enter your list idea'),
  ranked: z._default(z.boolean(), true),
})
