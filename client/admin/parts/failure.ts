import { RequestError } from '../../api/request-error.ts'

/** The server's sentence, else one for a malformed answer, else one for no answer. */
export function failureSentence(
  error: unknown,
  noSuccess: string,
  noAnswer = `${noSuccess}. Please try again.`,
): string {
  if (!(error instanceof RequestError)) return noAnswer
  if (error.body?.error) return error.body.error
  return error.status >= 200 && error.status < 300 ? noSuccess : noAnswer
}

export const hasStatus = (error: unknown, ...statuses: number[]) =>
  error instanceof RequestError && statuses.includes(error.status)

/** Failures that the specification keeps silent. */
export const staySilent = () => {}
