import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { onTestFinished } from 'vitest'
import { startIdentityService } from './identity/server.ts'

export const PROJECT = 'topple-trial'
export const MAYA = { sub: 'maya', email: 'maya@example.com', email_verified: true, name: 'Maya Lindqvist' }
export const JONAS = { sub: 'jonas', email: 'jonas@example.com', email_verified: true, name: 'Jonas Okafor' }

const TOOLKIT = '/identitytoolkit.googleapis.com'
export const ACCOUNTS = `${TOOLKIT}/v1/accounts`
export const PROJECTS = `${TOOLKIT}/v1/projects`
export const PASSWORD_POLICY = `${TOOLKIT}/v2/passwordPolicy`
export const REVOKE = `${TOOLKIT}/v2/accounts:revokeToken`
export const TOKEN = '/securetoken.googleapis.com/v1/token'
export const KEY_SET = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

export type Answer = Record<string, unknown>

interface Signed extends Answer {
  localId: string
  idToken: string
  refreshToken: string
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'topple-identity-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the stand-in on a free port, with a settable clock and the calls of a client. */
export async function startTrial(folder = temporaryFolder()) {
  const clock = { ahead: 0 }
  const now = () => Date.now() + clock.ahead
  const { address, close } = await startIdentityService({ port: 0, project: PROJECT, folder, now })
  onTestFinished(close)

  async function ask(path: string, body?: object | URLSearchParams) {
    const method = body ? 'POST' : 'GET'
    const sent = body instanceof URLSearchParams || !body ? body : JSON.stringify(body)
    const response = await fetch(address + path, { method, body: sent })
    return { status: response.status, headers: response.headers, answer: (await response.json()) as Answer }
  }
  const call = (path: string, body?: object | URLSearchParams) => ask(`${path}?key=local`, body)

  const idpBody = (claims: object, more: object = {}) => ({
    requestUri: 'http://localhost',
    postBody: new URLSearchParams({ providerId: 'google.com', id_token: JSON.stringify(claims) }).toString(),
    returnSecureToken: true,
    returnIdpCredential: true,
    ...more,
  })
  const askSignIn = (claims: object, more?: object) => call(`${ACCOUNTS}:signInWithIdp`, idpBody(claims, more))
  const signIn = async (claims: object, more?: object) => (await askSignIn(claims, more)).answer as Signed

  async function verify(token: string) {
    const { answer } = await ask(KEY_SET)
    const keys = createLocalJWKSet(answer as unknown as Parameters<typeof createLocalJWKSet>[0])
    return jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${PROJECT}`,
      audience: PROJECT,
      currentDate: new Date(now()),
      requiredClaims: ['exp', 'iat', 'auth_time', 'sub'],
    })
  }
  const refresh = (token: string) =>
    call(TOKEN, new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }))
  const control = (name: string, body: object = {}) => ask(`/test/${name}`, body)

  return { address, close, clock, ask, call, askSignIn, signIn, verify, refresh, control }
}

export const messageOf = ({ answer }: { answer: Answer }) => (answer.error as { message: string } | undefined)?.message
