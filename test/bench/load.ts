/** Requests at full speed over bare sockets: the load generator must cost less than the server. */
import { connect } from 'node:net'

const CONNECTIONS = 16

/** A call with a body is a POST. */
export type Call = { path: string; headers?: Record<string, string>; body?: string }
export type Answer = { status: number; ms: number; body: () => string }

/**
 * Keeps 16 connections busy for `seconds` and waits for the last answers. `next` provides each call, `seen` gets each
 * answer.
 */
export async function load<T extends Call>(
  address: URL,
  seconds: number,
  next: () => T,
  seen: (call: T, answer: Answer) => void,
): Promise<void> {
  const end = performance.now() + seconds * 1000
  await Promise.all(Array.from({ length: CONNECTIONS }, () => keepAsking(address, end, next, seen)))
}

function keepAsking<T extends Call>(
  { hostname, port, host }: URL,
  end: number,
  next: () => T,
  seen: (call: T, answer: Answer) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  let call: T
  let sent = 0
  let received: Buffer = Buffer.alloc(0)
  const send = () => {
    if (performance.now() >= end) {
      socket.end()
      return resolve()
    }
    call = next()
    sent = performance.now()
    socket.write(textOf(call, host))
  }
  socket.on('connect', send)
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const answer = wholeAnswer(received, sent)
    if (!answer) return
    received = Buffer.alloc(0)
    seen(call, answer)
    send()
  })
  socket.on('error', reject)
  socket.on('close', () => reject(new Error('The connection was closed before the answer was there.')))
  return promise
}

function textOf({ path, headers, body }: Call, host: string): string {
  const fields = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}\r\n`)
  if (body === undefined) return `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${fields.join('')}\r\n`
  const length = Buffer.byteLength(body)
  return `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${fields.join('')}\r\n${body}`
}

const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

function wholeAnswer(received: Buffer, sent: number): Answer | null {
  const end = received.indexOf(HEAD_END)
  if (end < 0) return null
  const head = received.toString('latin1', 0, end)
  const start = end + HEAD_END.length
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? []
  const isWhole =
    length === undefined
      ? received.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
      : received.length >= start + Number(length)
  if (!isWhole) return null
  return {
    status: Number(head.slice(9, 12)),
    ms: performance.now() - sent,
    body: () => received.toString('utf8', start),
  }
}
