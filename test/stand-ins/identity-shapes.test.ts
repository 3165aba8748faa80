import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import official from './identity/official-answers.json' with { type: 'json' }
import {
  ACCOUNTS,
  type Answer,
  JONAS,
  KEY_SET,
  MAYA,
  PASSWORD_POLICY,
  PROJECTS,
  REVOKE,
  startTrial,
} from './identity-trial.ts'

/**
 * The differences between the value and the recorded shape: fields that are missing, have another type, or are not in
 * the record.
 */
function complaints(value: unknown, shape: unknown, path = 'answer'): string[] {
  if (typeof shape === 'string') {
    return typeof value === shape ? [] : [`${path} is ${typeof value} and not ${shape}`]
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(value) || value.length === 0) return [`${path} is no list, or an empty one`]
    return value.flatMap((item, index) => complaints(item, shape[0], `${path}[${index}]`))
  }
  if (typeof value !== 'object' || value === null) return [`${path} is no object`]
  const fields = new Map(Object.entries(shape as object).map(([name, of]) => [name.replace('?', ''), { name, of }]))
  const strangers = Object.keys(value).filter((name) => !fields.has(name))
  return [
    ...strangers.map((name) => `${path}.${name} is not in the record`),
    ...[...fields].flatMap(([field, { name, of }]) => {
      if (field in value) return complaints(Reflect.get(value, field), of, `${path}.${field}`)
      return name.endsWith('?') ? [] : [`${path}.${field} is missing`]
    }),
  ]
}

async function everyAnswer(): Promise<Record<string, unknown>> {
  const { signIn, call, ask, refresh, control } = await startTrial()
  const picture = 'https://example.com/maya.png'
  const signed = await signIn({ ...MAYA, picture, given_name: 'Maya', family_name: 'Lindqvist' })
  const { idToken } = signed
  const answerOf = async (asked: Promise<{ answer: Answer }>) => (await asked).answer
  await signIn(JONAS)
  const answers = {
    signInWithIdp: signed,
    'signInWithIdp, errorMessage': await signIn(JONAS, { idToken }),
    'signInWithIdp, needConfirmation': await signIn({ sub: 'other', email: MAYA.email }),
    lookup: await answerOf(call(`${ACCOUNTS}:lookup`, { idToken })),
    update: await answerOf(call(`${ACCOUNTS}:update`, { idToken, displayName: 'M. L.' })),
    projects: await answerOf(call(PROJECTS)),
    passwordPolicy: await answerOf(call(PASSWORD_POLICY)),
    revokeToken: await answerOf(
      call(REVOKE, { idToken, providerId: 'google.com', tokenType: 'ACCESS_TOKEN', token: 'a' }),
    ),
    token: await answerOf(refresh(signed.refreshToken)),
    "ID token's claims": decodeJwt(idToken),
    'key set': await answerOf(ask(KEY_SET)),
    error: await answerOf(call(`${ACCOUNTS}:lookup`, {})),
    delete: await answerOf(call(`${ACCOUNTS}:delete`, { idToken })),
  }
  await control('second-factor', { email: JONAS.email })
  return { ...answers, 'signInWithIdp, mfaPendingCredential': await signIn(JONAS) }
}

test('every answer has the same fields and types as the official emulator’s', async () => {
  const answers = await everyAnswer()
  expect(Object.keys(answers).sort()).toEqual(Object.keys(official.answers).sort())
  for (const [name, shape] of Object.entries(official.answers)) {
    expect(complaints(answers[name], shape, name)).toEqual([])
  }
})

test('the comparison notices fields that are missing, mistyped or not in the record', () => {
  const shape = { name: 'string', 'age?': 'number', kinds: [{ id: 'string' }] }
  expect(complaints({ name: 'a', kinds: [{ id: 'b' }] }, shape)).toEqual([])
  expect(complaints({ kinds: [{ id: 1 }], age: '3', more: true }, shape)).toEqual([
    'answer.more is not in the record',
    'answer.name is missing',
    'answer.age is string and not number',
    'answer.kinds[0].id is number and not string',
  ])
  expect(complaints({ name: 'a', kinds: [] }, shape)).toEqual(['answer.kinds is no list, or an empty one'])
})
