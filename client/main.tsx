import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import type { GameResponse } from '#shared/contract/game.ts'
import { App } from './app.tsx'
import './ui/history-guard.ts'
import { watchContests } from './game/contests.ts'
import { watchUnsent } from './game/outbox.ts'
import { watchSession } from './identity/session.ts'

/** The game that the worker put into the page: its own answer, of this very version. */
function readFirstGame(): GameResponse | null {
  const block = document.getElementById('daily-game')
  return block?.textContent ? JSON.parse(block.textContent) : null
}

const root = document.getElementById('app')
if (!root) throw new Error('the page has no #app')
const first = readFirstGame()
const app = (
  <BrowserRouter>
    <App first={first} />
  </BrowserRouter>
)
if (first && root.hasChildNodes()) hydrateRoot(root, app)
else createRoot(root).render(app)
watchUnsent()
watchContests()
watchSession()
