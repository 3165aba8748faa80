import { expect, test } from 'vitest'
import { guessError } from '../../../client/api/guess-errors.ts'
import { RequestError } from '../../../client/api/request-error.ts'

const said = (error: string) => ({ error, code: 'some-code', request_id: '1' })

test.each([
  ['timeout', 'this browser gave up', new RequestError(0, null), true],
  ['timeout', 'this browser gave up amid a failure', new RequestError(504, null), true],
  ['backend-timeout', "the server's model took too long", new RequestError(504, null), false],
  ['Try later.', 'the server says what is wrong', new RequestError(429, said('Try later.')), false],
  ['request-failed', 'the server says nothing', new RequestError(500, null), false],
  ['request-failed', 'there is no network', new RequestError(0, null), false],
  ['request-failed', 'anything else is wrong', new TypeError('x is not a function'), false],
])('the error is "%s" where %s', (sentence, _, error, isAborted) => {
  expect(guessError(error, isAborted)).toBe(sentence)
})
