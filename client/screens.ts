import type { ComponentType } from 'react'

/** A screen's script. `prepare`: fetches what the screen will show at that address, where it is the same for everyone. */
type Screen = { default: ComponentType; prepare?: (address: URL) => unknown }

/** The screens that are fetched when they are first gone to, or when that is about to be, by the first part of their path. */
export const screens = {
  account: () => import('./account/account-page.tsx'),
  admin: () => import('./admin/admin-area.tsx'),
  auth: () => import('./identity/callback-page.tsx'),
  library: () => import('./library/library-page.tsx'),
  list: () => import('./game/archived-page.tsx'),
  nowhere: () => import('./pages/not-found-page.tsx'),
  test: () => import('./pages/styles-page.tsx'),
}

/** Milliseconds for which a pointer rests on a link that it does not only pass. */
const MEANT = 65

/** Fetches a screen of which the link is pointed at, touched or focused; not where data are to be saved. */
export function watchLinks(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = () => clearTimeout(timer)
  const notice = ({ target }: Event) => {
    forget()
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === location.origin) timer = setTimeout(prepare, MEANT, new URL(link.href))
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin']) addEventListener(type, notice, { passive: true })
  // A finger that scrolls.
  addEventListener('pointercancel', forget)
}

async function prepare(address: URL): Promise<void> {
  const [, first = ''] = address.pathname.split('/')
  if (address.pathname === '/') return prepareHome()
  if (!Object.hasOwn(screens, first)) return
  const fetchScreen: () => Promise<Screen> = screens[first as keyof typeof screens]
  // Who goes there is told what is wrong; fetching ahead is silent.
  await fetchScreen()
    .then((screen) => screen.prepare?.(address))
    .catch(() => {})
}

/** Where the page has brought no game, the answer waits in the browser's cache for the minute that it holds. */
async function prepareHome(): Promise<void> {
  if (document.getElementById('daily-game')) return
  await import('./api/game.ts').then((api) => api.getDailyGame()).catch(() => {})
}
