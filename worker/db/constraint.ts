/** Whether `error` is D1's word that a statement broke `constraint`, as in "UNIQUE constraint failed: lists.id". */
export function breaks(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false
  return error.message.includes(constraint) || breaks(error.cause, constraint)
}
