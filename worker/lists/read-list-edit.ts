import { type ListEdit, listEdit } from '#shared/contract/admin.ts'
import type { FieldError } from '#shared/contract/common.ts'
import { ApiError } from '../http/errors.ts'
import { readFields } from '../http/validate.ts'

/** Trims and collapses spaces in all texts. Throws 422 with the faults by field. */
export function readListEdit(body: unknown): ListEdit {
  const sent = readFields(listEdit, body)
  if (!sent.data) throw faulty(sent.errors)
  const errors: FieldError[] = []
  // Validated again, since a blank name is now empty.
  const tidied = readFields(listEdit, tidy(sent.data, [], errors))
  if (!tidied.data || errors.length > 0) throw faulty([...errors, ...tidied.errors])
  return tidied.data
}

export const faulty = (errors: FieldError[]) =>
  new ApiError(422, 'list-not-valid', 'This list cannot be saved yet. Please fix the marked fields.', {}, errors)

/** Recursion is safe: the contract bounds the depth. */
function tidy(value: unknown, path: (string | number)[], errors: FieldError[]): unknown {
  if (Array.isArray(value)) return value.map((part, at) => tidy(part, [...path, at], errors))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, tidy(part, [...path, key], errors)]))
  if (typeof value !== 'string') return value
  const text = value.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (!text.isWellFormed() || /\p{Cc}/u.test(text))
    errors.push({ path: path.join('.'), message: 'Please remove any characters that cannot be displayed.' })
  return text
}
