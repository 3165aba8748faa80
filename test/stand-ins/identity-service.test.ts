import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { decodeProtectedHeader } from 'jose'
import { expect, test } from 'vitest'
import { ACCOUNTS, KEY_SET, MAYA, messageOf, startTrial, temporaryFolder } from './identity-trial.ts'

test('the key set needs no API key and is cacheable for its max-age', async () => {
  const { ask } = await startTrial()
  const { status, headers } = await ask(KEY_SET)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toMatch(/^public, max-age=[1-9]\d*\b/)
})

test('every session and key survives a restart in the same folder', async () => {
  const folder = temporaryFolder()
  const before = await startTrial(folder)
  const { idToken, refreshToken, localId } = await before.signIn(MAYA)
  before.close()
  const after = await startTrial(folder)
  expect((await after.verify(idToken)).payload.sub).toBe(localId)
  expect((await after.call(`${ACCOUNTS}:lookup`, { idToken })).answer.users).toMatchObject([{ localId }])
  expect((await after.refresh(refreshToken)).answer).toMatchObject({ user_id: localId })
})

test('after a rotation the new key signs, and the old one verifies until forgotten', async () => {
  const { signIn, verify, control } = await startTrial()
  const { idToken: old } = await signIn(MAYA)
  await control('rotate-key')
  const { idToken } = await signIn(MAYA)
  expect(decodeProtectedHeader(idToken).kid).not.toBe(decodeProtectedHeader(old).kid)
  await verify(idToken)
  await verify(old)
  await control('rotate-key', { forget: true })
  await expect(verify(old)).rejects.toThrow('no applicable key')
  await expect(verify(idToken)).rejects.toThrow('no applicable key')
})

test('tokens can be set to last less than an hour, and say so', async () => {
  const { signIn, verify, control } = await startTrial()
  await control('token-lifetime', { seconds: 301 })
  const { idToken, expiresIn } = await signIn(MAYA)
  expect(expiresIn).toBe('301')
  const { exp = 0, iat = 0 } = (await verify(idToken)).payload
  expect(exp - iat).toBe(301)
  expect((await control('token-lifetime', { seconds: 0 })).status).toBe(400)
})

test('a control for an unknown person says so', async () => {
  const { control } = await startTrial()
  expect(messageOf(await control('disable', { email: 'nobody@example.com' }))).toBe('EMAIL_NOT_FOUND')
})

test('pages of any origin may call with the SDK’s headers', async () => {
  const { address } = await startTrial()
  const headers = 'content-type,x-client-version,x-firebase-gmpid,x-unheard-of'
  const response = await fetch(`${address}${ACCOUNTS}:lookup?key=local`, {
    method: 'OPTIONS',
    headers: { Origin: 'http://localhost:3001', 'Access-Control-Request-Headers': headers },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-allow-headers')).toBe('content-type, x-client-version, x-firebase-gmpid')
})

test('both sets of pages come with their scripts and offer three players and an admin', async () => {
  const { address } = await startTrial()
  for (const folder of ['/emulator/auth', '/__/auth']) {
    for (const name of ['iframe', 'chooser.js', 'chooser.css', 'relay.js', 'api.js']) {
      expect((await fetch(`${address}${folder}/${name}`)).status).toBe(200)
    }
    const page = await (await fetch(`${address}${folder}/handler?apiKey=local&providerId=google.com`)).text()
    expect(page.match(/[\w.]+@example\.com(?=<|,)/g)).toEqual([
      'maya.lindqvist@example.com',
      'jonas.okafor@example.com',
      'aiko.tanaka@example.com',
      'admin@example.com',
    ])
  }
  expect((await fetch(`${address}/emulator/auth/handler`)).status).toBe(400)
})

test('the scripts sent to the browser parse as JavaScript', async () => {
  const { address } = await startTrial()
  for (const name of ['chooser.js', 'relay.js', 'api.js']) {
    const text = await (await fetch(`${address}/emulator/auth/${name}`)).text()
    expect(() => new Function(text)).not.toThrow()
  }
})

async function runServe(...options: string[]) {
  const child = spawn(process.execPath, [...process.execArgv, `${import.meta.dirname}/identity/serve.ts`, ...options])
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
    child.kill()
  })
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  return { code, said }
}

test('serve.ts prints one line when ready, and one sentence when it cannot start', async () => {
  const { address } = await startTrial()
  const taken = new URL(address).port
  const folder = temporaryFolder()
  expect(await runServe('--port', taken, '--folder', folder)).toEqual({
    code: 1,
    said: `Port ${taken} is taken by another program: end it, or give the sign-in stand-in another with --port.\n`,
  })
  const { said } = await runServe('--port', '0', '--project', 'topple-trial', '--folder', folder)
  expect(said).toMatch(/^Sign-in stand-in for topple-trial at http:\/\/localhost:[1-9]\d+\n$/)
  expect(await runServe('--port', 'many')).toEqual({
    code: 1,
    said: '--port many is no port: give 1 to 65535, or 0 for any free one.\n',
  })
})
