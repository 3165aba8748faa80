import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLanguageModel } from './language-model/server.ts'

let standIn: Awaited<ReturnType<typeof startLanguageModel>>
beforeAll(async () => {
  standIn = await startLanguageModel(0)
})
afterAll(() => standIn.close())

const post = (path: string, body: object, signal?: AbortSignal) =>
  fetch(`${standIn.address}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer local' },
    body: JSON.stringify(body),
    signal: signal ?? null,
  })

const question = (model = 'any') => ({
  model,
  messages: [
    { role: 'user', content: JSON.stringify({ guess: 'amber stone', items: [{ number: 2, name: 'Amber' }] }) },
  ],
  response_format: { type: 'json_schema', json_schema: { schema: { properties: { item: { type: 'number' } } } } },
})

const said = async (model?: string) => {
  const answer = await post('/v1/chat/completions', question(model))
  const { choices } = (await answer.json()) as { choices: [{ message: { content: string } }] }
  return choices[0].message.content
}

test('the stand-in answers correctly over the network by default', async () => {
  expect(await said()).toBe('{"item":2}')
})

test('a scenario applies as many times as asked, then answers are good again', async () => {
  await post('/test/next', { scenario: '429', times: 2 })
  const statuses = []
  for (let asked = 0; asked < 3; asked++) statuses.push((await post('/v1/chat/completions', question())).status)
  expect(statuses).toEqual([429, 429, 200])
})

test('a model named after a scenario answers by that scenario', async () => {
  expect(await said('empty')).toBe('')
  expect((await post('/v1/chat/completions', question('500'))).status).toBe(500)
})

test('an unknown scenario is refused with the known ones, an unknown address with 404', async () => {
  const answer = await post('/test/next', { scenario: 'brilliant' })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('javascript-source')
  expect((await post('/v1/embeddings', {})).status).toBe(404)
})

test('a slow answer ends when its caller gives up', async () => {
  await post('/test/next', { scenario: 'slow' })
  await expect(post('/v1/chat/completions', question(), AbortSignal.timeout(50))).rejects.toThrow()
  expect(await said()).toBe('{"item":2}')
})

test('a late draft waits for its topic to be released; other answers do not', async () => {
  const draft = { ...question('late'), messages: [{ role: 'user', content: JSON.stringify({ topic: 'the tide' }) }] }
  const ask = (signal?: AbortSignal) => post('/v1/chat/completions', draft, signal)
  await expect(ask(AbortSignal.timeout(200))).rejects.toThrow()
  await post('/test/release', { topic: 'the tide' })
  expect((await ask()).status).toBe(200)
  expect(await said('late')).toBe('{"item":2}')
})
