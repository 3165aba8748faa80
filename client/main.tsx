import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import * as z from 'zod/mini'
import { type GameResponse, gameResponse } from '#shared/contract/game.ts'
import { App } from './app.tsx'
import { watchUnsent } from './game/outbox.ts'

function readFirstGame(): GameResponse | null {
  const block = document.getElementById('daily-game')
  return block?.textContent ? (z.safeParse(gameResponse, JSON.parse(block.textContent)).data ?? null) : null
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
