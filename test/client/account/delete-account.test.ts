import { expect, test } from 'vitest'
import { deleteAccount } from '../../../client/account/delete-account.ts'
import { RequestError } from '../../../client/api/request-error.ts'
import { SignInError } from '../../../client/identity/error-sentences.ts'

const GONE = 'Your games and statistics have been deleted, but your sign-in could not be removed. Please try again.'

/** Makes steps that succeed or fail as `failures` says; `taken` lists the steps in order. */
function makeSteps(failures: Partial<Record<'reauthenticate' | 'deleteData' | 'deleteIdentity', unknown>> = {}) {
  const taken: string[] = []
  const step = (name: keyof typeof failures) => async () => {
    taken.push(name)
    if (name in failures) throw failures[name]
  }
  return {
    taken,
    reauthenticate: step('reauthenticate'),
    deleteData: step('deleteData'),
    deleteIdentity: step('deleteIdentity'),
  }
}
const wanted = () => true
const refusal = (status: number, code = 'any') => new RequestError(status, { error: '', code, request_id: '' })

test('the fresh sign-in comes first, then the data, then the identity', async () => {
  const steps = makeSteps()
  expect(await deleteAccount(steps, false, wanted)).toEqual({ kind: 'deleted' })
  expect(steps.taken).toEqual(['reauthenticate', 'deleteData', 'deleteIdentity'])
})

test('without a fresh sign-in nothing is deleted, and the message says so', async () => {
  const steps = makeSteps({ reauthenticate: new Error() })
  const sentence = 'You did not sign in again, so nothing was deleted.'
  expect(await deleteAccount(steps, false, wanted)).toEqual({ kind: 'failed', sentence, isDataGone: false })
  expect(steps.taken).toEqual(['reauthenticate'])
})

test.each([
  ['auth/popup-blocked', 'Popup was blocked by your browser. Please allow popups for this site. Nothing was deleted.'],
  ['auth/popup-closed-by-user', 'Sign-in was cancelled. Nothing was deleted.'],
  ['auth/cancelled-popup-request', 'You did not sign in again, so nothing was deleted.'],
])('the message says why there was no fresh sign-in: %s', async (code, sentence) => {
  const steps = makeSteps({ reauthenticate: new SignInError({ code }) })
  expect(await deleteAccount(steps, false, wanted)).toMatchObject({ sentence })
})

test('closing the dialog during sign-in deletes nothing, even if sign-in succeeds', async () => {
  const steps = makeSteps()
  expect(await deleteAccount(steps, false, () => false)).toMatchObject({ kind: 'failed', isDataGone: false })
  expect(steps.taken).toEqual(['reauthenticate'])
})

test.each([
  [refusal(401, 'requires-recent-login'), 'Please sign in again to delete your account. Nothing was deleted.'],
  [refusal(403), 'Your account could not be deleted right now. Nothing was removed. Please try again later.'],
  [refusal(0), expect.stringContaining('we cannot tell whether')],
  [refusal(500), expect.stringContaining('we cannot tell whether')],
  [refusal(200), expect.stringContaining('we cannot tell whether')],
  [new TypeError(), expect.stringContaining('we cannot tell whether')],
])('a failed deletion of data leaves the identity alone: %s', async (error, sentence) => {
  const steps = makeSteps({ deleteData: error })
  expect(await deleteAccount(steps, false, wanted)).toEqual({ kind: 'failed', sentence, isDataGone: false })
  expect(steps.taken).toEqual(['reauthenticate', 'deleteData'])
})

test('once the data is gone, no failure claims that nothing was deleted', async () => {
  const first = await deleteAccount(makeSteps({ deleteIdentity: new Error() }), false, wanted)
  expect(first).toEqual({ kind: 'failed', sentence: GONE, isDataGone: true })
  const troubles = [{ reauthenticate: new Error() }, { deleteData: refusal(401) }, { deleteIdentity: new Error() }]
  for (const trouble of troubles) {
    expect(await deleteAccount(makeSteps(trouble), true, wanted)).toEqual(first)
  }
  expect(await deleteAccount(makeSteps(), true, () => false)).toEqual(first)
  expect(await deleteAccount(makeSteps(), true, wanted)).toEqual({ kind: 'deleted' })
})
