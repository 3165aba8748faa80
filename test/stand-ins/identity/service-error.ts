/** A refusal in the hosted service's format. */
export class ServiceError extends Error {
  readonly code: number
  readonly status: string | undefined
  readonly reason: string

  constructor(code: number, message: string, reason: string, status?: string) {
    super(message)
    this.code = code
    this.status = status
    this.reason = reason
  }

  toAnswer() {
    const { code, message, reason, status } = this
    return { error: { code, message, errors: [{ message, reason, domain: 'global' }], status } }
  }
}

/** The SDK reads the message: a code, or `CODE : an explanation`. */
export const badRequest = (message: string) => new ServiceError(400, message, 'invalid')

export const invalidArgument = (message: string) => new ServiceError(400, message, 'invalid', 'INVALID_ARGUMENT')

export const notFound = () => new ServiceError(404, 'Not Found', 'notFound', 'NOT_FOUND')

export const missingKey = () =>
  new ServiceError(403, 'The request is missing a valid API key.', 'forbidden', 'PERMISSION_DENIED')
