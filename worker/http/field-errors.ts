import type { ZodMiniType } from 'zod/mini'
import * as z from 'zod/mini'
import type { FieldError } from '#shared/contract/common.ts'

export type Read<T> = { data: T; errors: [] } | { data: null; errors: [FieldError, ...FieldError[]] }

/** `value` as `schema` has it, or what is wrong, field by field. */
export function readFields<T>(schema: ZodMiniType<T>, value: unknown): Read<T> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return { data: parsed.data, errors: [] }
  const [first, ...rest] = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: say(issue) }))
  return { data: null, errors: [first ?? { path: '', message: 'This is not valid.' }, ...rest] }
}

function say(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small') return 'Please fill this in.'
  if (issue.code === 'too_big')
    return issue.origin === 'string' ? `Please use at most ${issue.maximum} characters.` : `At most ${issue.maximum}.`
  if (issue.code === 'invalid_format' && issue.format === 'starts_with') return 'Please give a whole https address.'
  return 'This is missing or not valid.'
}
