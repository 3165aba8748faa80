import { expect, test } from 'vitest'
import { success } from '#shared/contract/common.ts'
import { feedback } from '../../../worker/db/schema/submissions.ts'
import { read, readError } from '../../support/answers.ts'
import { openApp } from '../../support/app.ts'

const PATHS = ['/api/submit-feedback', '/api/submit-list-idea', '/api/game-completion']
const LIMIT = 16 * 1024

/** Feedback as JSON of `bytes` bytes, padded with blanks. */
const bodyOf = (bytes: number) => `{"text":"Good"${' '.repeat(bytes - 15)}}`

/** A body sent in `chunks`, without a length. `pulled` returns the number of chunks read. */
function streamOf(chunks: Iterable<Uint8Array>) {
  const iterator = chunks[Symbol.iterator]()
  const state = { pulled: 0, stream: new ReadableStream<Uint8Array>() }
  state.stream = new ReadableStream(
    {
      pull(controller) {
        const { value, done } = iterator.next()
        if (done) return controller.close()
        state.pulled++
        controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
  return state
}

const sendStream = (path: string, body: ReadableStream) =>
  openApp().request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'cf-connecting-ip': crypto.randomUUID() },
    body,
  })

test.each(PATHS)('a body whose type is not JSON is a 415: %s', async (path) => {
  const { request, post } = openApp()
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp']) {
    const { code } = await readError(await post(path, '{"text":"Good","idea":"Good"}', { 'Content-Type': type }), 415)
    expect(code).toBe('unsupported-media-type')
  }
  const untyped = await request(path, {
    method: 'POST',
    headers: { 'cf-connecting-ip': crypto.randomUUID() },
    body: new TextEncoder().encode('{"text":"Good"}'),
  })
  await readError(untyped, 415)
})

test('the type may be spelled in capitals and carry a charset', async () => {
  const { post } = openApp()
  for (const type of ['application/json; charset=utf-8', 'Application/JSON', ' application/json ;charset=UTF-8']) {
    await read(await post('/api/submit-feedback', { text: 'Good' }, { 'Content-Type': type }), success)
  }
})

test('a body of exactly 16 KB is accepted, and one byte more is a 413', async () => {
  const { post } = openApp()
  await read(await post('/api/submit-feedback', bodyOf(LIMIT)), success)
  const { code } = await readError(await post('/api/submit-feedback', bodyOf(LIMIT + 1)), 413)
  expect(code).toBe('too-large')
})

test.each(PATHS)('a body that is too long is a 413 even if it is broken: %s', async (path) => {
  await readError(await openApp().post(path, 'x'.repeat(LIMIT + 1)), 413)
})

test.each(PATHS)('an endless body without a length is soon refused with 413: %s', async (path) => {
  function* endless() {
    while (true) yield new Uint8Array(1024).fill(32)
  }
  const endlessBody = streamOf(endless())
  await readError(await sendStream(path, endlessBody.stream), 413)
  expect(endlessBody.pulled).toBeLessThan(100)
})

test('a body that comes byte by byte keeps its letters intact', async () => {
  const { db } = openApp()
  const text = 'Schön 🎉 北京'
  const bytes = new TextEncoder().encode(JSON.stringify({ text }))
  const { stream } = streamOf([...bytes].map((byte) => Uint8Array.of(byte)))
  await read(await sendStream('/api/submit-feedback', stream), success)
  expect((await db.select().from(feedback)).at(-1)?.text).toBe(text)
})

const BROKEN = [
  '',
  ' ',
  '{',
  '{"text":',
  "{'text':'a'}",
  'text=Good',
  '{"text":"a"} x',
  '{"text":"a\nb"}',
  'NaN',
  '\u0000',
]

test.each(PATHS)('broken JSON is a 400 with a sentence: %s', async (path) => {
  const { post } = openApp()
  for (const body of BROKEN) {
    const { error, code } = await readError(await post(path, body), 400)
    expect(error).toBe('The request is not valid JSON.')
    expect(code).toBe('bad-request')
  }
})

test('bytes that are not UTF-8 are a 400', async () => {
  const { stream } = streamOf([
    new TextEncoder().encode('{"text":"'),
    Uint8Array.of(0xff, 0xfe),
    Uint8Array.of(34, 125),
  ])
  await readError(await sendStream('/api/submit-feedback', stream), 400)
})

test('a POST without any body is a 400', async () => {
  const { request } = openApp()
  const headers = { 'Content-Type': 'application/json', 'cf-connecting-ip': crypto.randomUUID() }
  await readError(await request('/api/submit-feedback', { method: 'POST', headers }), 400)
})

const SHAPELESS = [null, [], 'text', 5, true, {}, [{ text: 'Good' }]]

test.each(PATHS)('JSON of the wrong shape is a 400 with a sentence: %s', async (path) => {
  const { post } = openApp()
  for (const body of SHAPELESS) {
    const { error } = await readError(await post(path, JSON.stringify(body)), 400)
    expect(error).toMatch(/^(The|Please) .+\.$/)
  }
})

test.each([
  ['text', { text: 5 }],
  ['text', { text: null }],
  ['text', { text: ['Good'] }],
  ['text', { Text: 'Good' }],
])('a 400 names the field that is wrong: %s of %j', async (field, body) => {
  const { error } = await readError(await openApp().post('/api/submit-feedback', body), 400)
  expect(error).toBe(`The field "${field}" is missing or not valid.`)
})

test('deep nesting breaks nothing', async () => {
  const depth = 7_000
  const body = `{"text":${'['.repeat(depth)}${']'.repeat(depth)}}`
  await readError(await openApp().post('/api/submit-feedback', body), 400)
})
