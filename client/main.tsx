import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { readFirstGame } from './api/first-game.ts'
import { App } from './app.tsx'
import './ui/history-guard.ts'
import { watchContests } from './game/contests.ts'
import { takeOver } from './game/handover.ts'
import { watchUnsent } from './game/outbox.ts'
import { watchSession } from './identity/session.ts'
import { watchLinks } from './screens.ts'
import { watchPlaces } from './ui/use-kept-scroll.ts'

async function start(): Promise<void> {
  const root = document.getElementById('app')
  if (!root) throw new Error('the page has no #app')
  const first = await readFirstGame()
  const PastList = first?.type === 'library' ? await fetchPastList() : undefined
  const app = (
    <BrowserRouter>
      <App first={first?.type === 'daily' ? first.game : null} PastList={PastList} />
    </BrowserRouter>
  )
  const hydrate = () => hydrateRoot(root, app)
  if (!root.hasChildNodes()) createRoot(root).render(app)
  // What was played already is taken over in one go: in between the page is as it was served, which nobody shall see.
  else if (isPlayed()) flushSync(hydrate)
  else {
    // As long as the page is as it was served, the client need not be there at a stroke. What is typed or pressed meanwhile
    // makes React finish at once, and is its own: the boot script has ended.
    if (first) takeOver(first.game.list.id)
    startTransition(() => void hydrate())
  }
  watchUnsent()
  watchContests()
  watchSession()
  watchPlaces()
  watchLinks()
}

/** Undefined where it cannot be had: the route that asks for it again says so. */
async function fetchPastList() {
  try {
    return (await import('./game/archived-page.tsx')).default
  } catch {
    return undefined
  }
}

/** What the boot script has changed; of a guess that waits it says that it is checked. */
const PLAYED = '.slot:not([data-state=empty]), .pip.out, .say.no, [data-announcer]:not(:empty)'

const isPlayed = () => document.querySelector(PLAYED) !== null

void start()
