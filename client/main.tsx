import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { readFirstGame } from './api/first-game.ts'
import { App } from './app.tsx'
import './ui/history-guard.ts'
import { takeOver } from './game/judging/handover.ts'
import { watchContests } from './game/sending/contests.ts'
import { watchResults } from './game/sending/results.ts'
import { watchSession } from './identity/session.ts'
import { watchLinks } from './screens.ts'

async function start(): Promise<void> {
  const root = document.getElementById('app')
  if (!root) throw new Error('the page has no #app')
  const [first] = await Promise.all([readFirstGame(), untilStyled()])
  const FirstList = first?.type === 'library' ? await fetchFirstList() : undefined
  const app = (
    <BrowserRouter>
      <App first={first?.type === 'daily' ? first.game : null} FirstList={FirstList} />
    </BrowserRouter>
  )
  const hydrate = () => hydrateRoot(root, app)
  if (!root.hasChildNodes()) createRoot(root).render(app)
  // A played game is taken over synchronously: the restored page must not be painted in between.
  else if (first && takeOver(first.game.list.id)) flushSync(hydrate)
  // An untouched page hydrates bit by bit; input makes React finish at once.
  else startTransition(() => void hydrate())
  watchResults()
  watchContests()
  watchSession()
  watchLinks()
}

/** Undefined on failure: the route loads it again and reports. */
async function fetchFirstList() {
  try {
    return (await import('./game/archived-game.tsx')).default
  } catch {
    return undefined
  }
}

/** Milliseconds. */
const STYLES_AWAITED = 2_000

/** Screens drawn by the client alone need the full styles. */
async function untilStyled(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  if (!link || link.sheet) return
  await new Promise<void>((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve())
    setTimeout(resolve, STYLES_AWAITED)
  })
}

void start()
