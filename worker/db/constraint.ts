/** `constraint` as in D1's message: "UNIQUE constraint failed: lists.id". */
export function breaks(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false
  return error.message.includes(constraint) || breaks(error.cause, constraint)
}
