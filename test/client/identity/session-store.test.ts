import { expect, test } from 'vitest'
import { GUEST, keepForPlayer, type Session, setSession } from '../../../client/identity/session-store.ts'

const player = (uid: string): Session => ({
  kind: 'player',
  user: { uid, email: null, display_name: null, photo_url: null },
})

test('what is kept for a player is gone for the next one, and after a sign-out', () => {
  setSession(player('robin'))
  const draft = keepForPlayer(() => ({ text: '' }))
  draft().text = 'Dear Topple'
  expect(draft().text).toBe('Dear Topple')
  setSession(player('maya'))
  expect(draft().text).toBe('')
  draft().text = 'Hello'
  setSession(GUEST)
  expect(draft().text).toBe('')
})
