import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { success } from '#shared/contract/common.ts'
import { feedback, listIdeas } from '../../../worker/db/schema/submissions.ts'
import { read, readError } from '../../support/answers.ts'
import { openApp } from '../../support/app.ts'

const FORMS = [
  {
    path: '/api/submit-feedback',
    field: 'text',
    most: 2000,
    ifBlank: 'Please enter your feedback',
    stored: async () => (await openApp().db.select().from(feedback)).map((row) => row.text),
  },
  {
    path: '/api/submit-list-idea',
    field: 'idea',
    most: 1000,
    ifBlank: 'Please enter your list idea',
    stored: async () => (await openApp().db.select().from(listIdeas)).map((row) => row.idea),
  },
] as const

const HOSTILE = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  `'); DROP TABLE feedback; --`,
  '"quoted" \\ back \\u0000 slash %s $1 {{x}} $&',
  'مرحبا \u202eright to left\u202c שלום',
  '👩‍👩‍👧‍👦 🏳️‍🌈 🇺🇳 \u{1f3b2}',
  'Z̸̢̛̖a̷͎͂l̴͚̈g̵̰̀o̶͙͝',
  'first line\r\nsecond line\ttab',
  '\ufeffzero\u200bwidth\u200d',
  '北京 東京 서울 กรุงเทพ',
  '=HYPERLINK("https://evil.test")',
  '__proto__',
]

describe.each(FORMS)('POST $path', ({ path, field, most, ifBlank, stored }) => {
  const send = (text: unknown) => openApp().post(path, { [field]: text })

  test('a text is stored without the blanks around it', async () => {
    const answer = await send('  A good thought.\n ')
    expect(await answer.clone().json()).toEqual({ success: true })
    await read(answer, success)
    expect((await stored()).at(-1)).toBe('A good thought.')
  })

  test.each(HOSTILE)('a hostile text is stored as it is: %j', async (text) => {
    await read(await send(text), success)
    expect((await stored()).at(-1)).toBe(text.trim())
  })

  test('a NUL does not damage the text around it', async () => {
    await read(await send('before\u0000after'), success)
    expect((await stored()).at(-1)).toBe('before\u0000after')
  })

  test('half a character is refused, as from an admin', async () => {
    const before = await stored()
    for (const half of ['\\ud83d', '\\ude00', '\\ude00\\ud83d']) {
      const { error } = await readError(await openApp().post(path, `{"${field}":"before${half}after"}`), 400)
      expect(error).toBe('Please remove the broken characters')
    }
    expect(await stored()).toEqual(before)
  })

  test(`${most} characters are stored whole, one more is refused`, async () => {
    const whole = 'é'.repeat(most)
    await read(await send(whole), success)
    await read(await send(` ${whole} `), success)
    expect((await stored()).slice(-2)).toEqual([whole, whole])

    const before = await stored()
    const { error } = await readError(await send(`${whole}é`), 400)
    expect(error).toBe(`Please use at most ${most} characters`)
    expect(await stored()).toEqual(before)
  })

  test(`${2 * most} bytes fit however they are written, one more is refused`, async () => {
    const emoji = '🎲'.repeat(most / 2)
    await read(await send(emoji), success)
    const chinese = Math.floor((2 * most) / 3)
    const escaped = `{"${field}":"${'\\u4e2d'.repeat(chinese)}"}`
    await read(await openApp().post(path, escaped), success)
    expect((await stored()).slice(-2)).toEqual([emoji, '中'.repeat(chinese)])

    const before = await stored()
    for (const text of ['中'.repeat(chinese + 1), '中'.repeat(most), `${'é'.repeat(most - 1)}中`]) {
      const { error } = await readError(await send(text), 400)
      expect(error).toBe(
        `Please shorten this: it takes more than ${2 * most} bytes, and a character like 字 takes three`,
      )
    }
    expect(await stored()).toEqual(before)
  })

  test.each(['', ' ', '\n\t\r ', '\u00a0\u3000', '\ufeff'])('a blank text is refused: %j', async (blank) => {
    const before = await stored()
    const { error, code } = await readError(await send(blank), 400)
    expect(error).toBe(ifBlank)
    expect(code).toBe('bad-request')
    expect(await stored()).toEqual(before)
  })
})

describe('a list idea', () => {
  const storedAs = async (idea: string) => openApp().db.select().from(listIdeas).where(eq(listIdeas.idea, idea))

  test('says whether it is ranked, and is ranked by default', async () => {
    const { post, world } = openApp()
    await post('/api/submit-list-idea', { idea: 'Longest rivers', ranked: true })
    await post('/api/submit-list-idea', { idea: 'Cheeses', ranked: false })
    await post('/api/submit-list-idea', { idea: 'Tallest towers' })
    const common = { processed: false, created_at: world.now(), made_by: null, list_id: null }
    expect(await storedAs('Longest rivers')).toMatchObject([{ ranked: true, ...common }])
    expect(await storedAs('Cheeses')).toMatchObject([{ ranked: false, ...common }])
    expect(await storedAs('Tallest towers')).toMatchObject([{ ranked: true, ...common }])
  })

  test.each(['yes', 1, null])('is refused when ranked is neither true nor false: %j', async (ranked) => {
    const { error } = await readError(await openApp().post('/api/submit-list-idea', { idea: 'Seas', ranked }), 400)
    expect(error).toBe('The field "ranked" is missing or not valid.')
    expect(await storedAs('Seas')).toEqual([])
  })

  test('cannot be sent as already processed', async () => {
    const sent = { idea: 'Lakes', processed: true, list_id: 'x', id: 1_000_000, created_at: 1 }
    await openApp().post('/api/submit-list-idea', sent)
    const [row] = await storedAs('Lakes')
    expect(row).toMatchObject({ processed: false, list_id: null, created_at: openApp().world.now() })
    expect(row?.id).toBeLessThan(1000)
  })
})

test('feedback keeps its time of arrival and starts as not implemented', async () => {
  const { post, db, world } = openApp()
  world.set('2026-11-20T03:04:05.678Z')
  await post('/api/submit-feedback', { text: 'Just this once', implemented: true })
  const rows = await db.select().from(feedback).where(eq(feedback.text, 'Just this once'))
  expect(rows).toMatchObject([{ implemented: false, created_at: Date.parse('2026-11-20T03:04:05.678Z') }])
})
