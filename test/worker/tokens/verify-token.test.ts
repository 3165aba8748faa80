import { describe, expect, test } from 'vitest'
import { openGuarded } from '../../support/guarded-app.ts'

const secondsOf = ({ world }: ReturnType<typeof openGuarded>) => Math.floor(world.now() / 1000)

describe('a good token passes', () => {
  const GOOD: [string, (now: number) => object][] = [
    ['issued this second, for an hour', (now) => ({ iat: now, auth_time: now, exp: now + 3600 })],
    ['issued 10 seconds from now', (now) => ({ iat: now + 10, exp: now + 3610 })],
    ['signed in 10 seconds from now', (now) => ({ auth_time: now + 10 })],
    ['expired 9 seconds ago', (now) => ({ iat: now - 3609, exp: now - 9 })],
    ['expires an hour and 10 seconds after it was issued', (now) => ({ iat: now, exp: now + 3610 })],
    ['signed in a year ago', (now) => ({ auth_time: now - 365 * 86_400 })],
    ['a subject of 128 characters', () => ({ sub: 'x'.repeat(128) })],
    ['a subject of one letter', () => ({ sub: '北' })],
    ['claims that are not known', () => ({ firebase: { tenant: 'x' }, admin: true, roles: ['admin'] })],
  ]

  test.each(GOOD)('%s', async (_, make) => {
    const guarded = openGuarded()
    const answer = await guarded.signAndSend(make(secondsOf(guarded)))
    expect(answer.status).toBe(200)
  })

  test('a fraction of a second does not count', async () => {
    const guarded = openGuarded()
    const now = secondsOf(guarded)
    guarded.after(0.999)
    expect((await guarded.signAndSend({ iat: now - 3609, exp: now - 9 })).status).toBe(200)
  })

  test('the player is what the token vouches for', async () => {
    const guarded = openGuarded()
    const answer = await guarded.signAndSend({
      sub: 'maya',
      email: 'maya@example.com',
      name: 'Maya',
      email_verified: true,
    })
    expect(await answer.json()).toEqual({
      uid: 'maya',
      email: 'maya@example.com',
      email_verified: true,
      display_name: 'Maya',
      photo_url: 'https://example.com/any-player.png',
      auth_time: secondsOf(guarded) - 60,
      provider: 'google.com',
    })
  })

  test.each([
    ['is missing', undefined],
    ['is null', null],
    ['is of another type', 7],
    ['is empty', ''],
  ])('the claims about a player other than the uid are optional: each %s', async (_, value) => {
    const guarded = openGuarded()
    const answer = await guarded.signAndSend({
      email: value,
      email_verified: value,
      name: value,
      picture: value,
      firebase: value,
    })
    expect(await answer.json()).toEqual({
      uid: 'any-player',
      email: null,
      email_verified: false,
      display_name: null,
      photo_url: null,
      auth_time: secondsOf(guarded) - 60,
      provider: null,
    })
  })

  test.each(['javascript:alert(1)', 'http://example.com/a.png', 'data:image/png;base64,AA'])(
    'a picture without an https address is dropped: %s',
    async (picture) => {
      const answer = await openGuarded().signAndSend({ picture })
      expect(await answer.json()).toMatchObject({ photo_url: null })
    },
  )
})
