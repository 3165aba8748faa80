import { randomUUID } from 'node:crypto'
import { newEmail } from '../browser/support/players.ts'
import { LOCAL_ADMINS } from '../tools/serve-worker.ts'
import { DESKTOP, test } from './journey.ts'

test.use({ size: DESKTOP })

test('a player is told to lack privileges', async ({ player, network }) => {
  await player.window.goto(`${network.origin}/admin`)
  await player.sees('main', 'Please sign in to access admin features.')
  await player.click('button', 'Sign In')
  await player.signIn(newEmail('nobody'))
  await player.sees('main', 'Insufficient privileges')
})

test('an admin reads the schedule, marks feedback and deletes it', async ({ player, network }) => {
  const text = `Hard to read outside (${randomUUID().slice(0, 8)})`
  await fetch(`${network.origin}/api/submit-feedback`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
  })
  await player.window.goto(`${network.origin}/admin`)
  await player.click('button', 'Sign In')
  await player.signIn(LOCAL_ADMINS[0])
  await player.sees('tbody tr', 'The largest islands in the world')
  await player.click('a', 'Feedback')
  await player.sees('tbody tr', text)
  await player.click('button', `Pending. Mark as implemented: ${text}`)
  await player.counts(`[aria-label="Delete ${text}"]`, 0)
  await player.click('[role=switch]')
  await player.click('button', `Delete ${text}`)
  await player.click('dialog button', 'Delete')
  await player.counts('dialog[open]', 0)
  await player.counts(`[aria-label="Delete ${text}"]`, 0)
})
