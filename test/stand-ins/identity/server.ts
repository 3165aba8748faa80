import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  deleteAccount,
  describePasswordPolicy,
  describeProject,
  lookUpAccount,
  refreshTokens,
  revokeToken,
  updateAccount,
} from './account-calls.ts'
import { findPage } from './pages.ts'
import { type Body, openService, type Service } from './service.ts'
import { badRequest, invalidArgument, missingKey, notFound, ServiceError } from './service-error.ts'
import { signInWithIdp } from './sign-in.ts'
import { publicKeys } from './signing-keys.ts'
import { disableAccount, expireSessions, requireSecondFactor, rotateKey, setTokenLifetime } from './test-controls.ts'

type Call = (service: Service, body: Body) => object | Promise<object>

const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts'

const CALLS: Record<string, Call> = {
  [`POST ${ACCOUNTS}:signInWithIdp`]: signInWithIdp,
  [`POST ${ACCOUNTS}:lookup`]: lookUpAccount,
  [`POST ${ACCOUNTS}:update`]: updateAccount,
  [`POST ${ACCOUNTS}:delete`]: deleteAccount,
  'POST /identitytoolkit.googleapis.com/v2/accounts:revokeToken': revokeToken,
  'GET /identitytoolkit.googleapis.com/v1/projects': describeProject,
  'GET /identitytoolkit.googleapis.com/v2/passwordPolicy': describePasswordPolicy,
  'POST /securetoken.googleapis.com/v1/token': refreshTokens,
}

const CALLS_WITHOUT_KEY: Record<string, Call> = {
  'GET /': () => ({ authEmulator: { ready: true } }),
  'GET /service_accounts/v1/jwk/securetoken@system.gserviceaccount.com': ({ keys }) => publicKeys(keys),
  'POST /test/disable': disableAccount,
  'POST /test/expire-sessions': expireSessions,
  'POST /test/rotate-key': rotateKey,
  'POST /test/second-factor': requireSecondFactor,
  'POST /test/token-lifetime': setTokenLifetime,
}

/** How long the key set may be cached, in seconds; Google's own answer varies around six hours. */
const KEY_SET_SECONDS = 21_600
/** The browser tests send cf-connecting-ip with every request of a page. */
const HEADER_ALLOWED = /^(cf-connecting-ip|content-type|authorization|x-client-version|x-firebase-[a-z-]+)$/

async function readBody(request: IncomingMessage): Promise<Body> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  if (text === '') return {}
  // curl labels any body as a form, so a body that looks like JSON is read as JSON.
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') && !text.startsWith('{')) {
    return Object.fromEntries(new URLSearchParams(text))
  }
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw invalidArgument('Invalid JSON payload received.')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalidArgument('Invalid JSON payload received. The root must be an object.')
  }
  return { ...body }
}

async function answerCall(service: Service, request: IncomingMessage, url: URL): Promise<object> {
  const route = `${request.method} ${decodeURIComponent(url.pathname)}`
  const open = CALLS_WITHOUT_KEY[route]
  if (open) return open(service, await readBody(request))
  const call = CALLS[route]
  if (!call) throw notFound()
  if (!url.searchParams.get('key')) throw missingKey()
  return call(service, await readBody(request))
}

function allowOrigins(request: IncomingMessage, response: ServerResponse): void {
  const asked = String(request.headers['access-control-request-headers'] ?? '').split(/\s*,\s*/)
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST')
  response.setHeader('Access-Control-Allow-Headers', asked.filter((name) => HEADER_ALLOWED.test(name)).join(', '))
}

async function answer(service: Service, request: IncomingMessage, response: ServerResponse): Promise<void> {
  allowOrigins(request, response)
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end()
    return
  }
  const send = (status: number, type: string, text: string) =>
    response.writeHead(status, { 'Content-Type': type }).end(text)
  const sendJson = (status: number, body: object) =>
    send(status, 'application/json; charset=utf-8', JSON.stringify(body, null, 2))
  try {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
    response.setHeader(
      'Cache-Control',
      url.pathname.startsWith('/service_accounts/')
        ? `public, max-age=${KEY_SET_SECONDS}, must-revalidate, no-transform`
        : 'no-store',
    )
    const page = request.method === 'GET' ? findPage(url) : null
    if (page && url.pathname.endsWith('/handler')) requireHandlerQuery(url)
    if (page) send(200, page.type, page.text)
    else sendJson(200, await answerCall(service, request, url))
  } catch (problem) {
    const error =
      problem instanceof ServiceError ? problem : new ServiceError(500, String(problem), 'unknown', 'UNKNOWN')
    sendJson(error.code, error.toAnswer())
  }
}

function requireHandlerQuery({ searchParams }: URL): void {
  if (!searchParams.get('apiKey') || !searchParams.get('providerId')) {
    throw badRequest('The address must have apiKey and providerId.')
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(port, host, resolve)
  return promise
}

interface IdentityOptions {
  /** 0 picks a free port. */
  port: number
  project: string
  /** The folder for keys and accounts. */
  folder: string
  now?: () => number
}

export async function startIdentityService({ port, project, folder, now = Date.now }: IdentityOptions) {
  const { promise: service, resolve: isOpen } = Promise.withResolvers<Service>()
  const create = () => createServer(async (request, response) => answer(await service, request, response))
  const [first, second] = [create(), create()]
  const close = () => {
    for (const server of [first, second]) {
      server.close()
      server.closeAllConnections()
    }
  }
  try {
    // Listens before it opens the folder: another process on this port may keep its state there.
    await listen(first, port, '127.0.0.1')
    const { port: taken } = first.address() as AddressInfo
    // A browser may resolve localhost to either address; a machine without IPv6 has only the first.
    await listen(second, taken, '::1').catch((error) => {
      if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(error.code)) throw error
    })
    isOpen(await openService(project, folder, now))
    return { port: taken, address: `http://localhost:${taken}`, close }
  } catch (error) {
    close()
    throw error
  }
}
