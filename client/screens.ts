import type { ComponentType } from 'react'

/** `prepare` prefetches data that is the same for everyone. */
type Screen = { default: ComponentType; prepare?: (address: URL) => unknown }

/** Lazily loaded screens by the first part of their path. */
export const screens = {
  account: () => import('./account/account-page.tsx'),
  admin: () => import('./admin/admin-area.tsx'),
  auth: () => import('./identity/callback-page.tsx'),
  library: () => import('./library/library-page.tsx'),
  list: () => import('./game/archived-page.tsx'),
  nowhere: () => import('./pages/not-found-page.tsx'),
  test: () => import('./pages/styles-page.tsx'),
}

/** Milliseconds of hovering that count as intent. */
const MEANT = 65

/** Prefetches the screen of a link that is hovered, touched or focused, unless data is to be saved. */
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
  // The touch became a scroll.
  addEventListener('pointercancel', forget)
}

async function prepare(address: URL): Promise<void> {
  const [, first = ''] = address.pathname.split('/')
  if (address.pathname === '/') return prepareHome()
  if (!Object.hasOwn(screens, first)) return
  const fetchScreen: () => Promise<Screen> = screens[first as keyof typeof screens]
  // Prefetching fails silently; navigation reports.
  await fetchScreen()
    .then((screen) => screen.prepare?.(address))
    .catch(() => {})
}

/** The answer stays in the HTTP cache for a minute. */
async function prepareHome(): Promise<void> {
  if (document.getElementById('daily-game')) return
  await import('./api/game.ts').then((api) => api.getDailyGame()).catch(() => {})
}
