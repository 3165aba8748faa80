import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const STORED = 'topple:places'

/** History entry -> how far down its page was, in CSS pixels. The browser knows too, but only once a page is long enough. */
const places = new Map<string, number>(readPlaces())

function readPlaces(): [string, number][] {
  const [visit] = performance.getEntriesByType('navigation')
  // An address that is newly gone to is no way back to an earlier visit.
  if (visit instanceof PerformanceNavigationTiming && visit.type === 'navigate') return []
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

function storePlaces(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...places]))
  } catch {
    // Without storage a reload starts at the top.
  }
}

/** Starts a page that was newly come to at its top, one come back to where it was. `isReady`: it has its full length. */
export function useKeptScroll(isReady: boolean): void {
  const { key } = useLocation()
  const how = useNavigationType()

  useLayoutEffect(() => {
    if (how !== 'PUSH') return
    places.set(key, 0)
    window.scrollTo(0, 0)
  }, [how, key])

  useLayoutEffect(() => {
    if (!isReady) return
    if (how === 'POP') window.scrollTo(0, places.get(key) ?? 0)
    const note = () => places.set(key, window.scrollY)
    addEventListener('scroll', note, { passive: true })
    addEventListener('pagehide', storePlaces)
    return () => {
      removeEventListener('scroll', note)
      removeEventListener('pagehide', storePlaces)
    }
  }, [how, key, isReady])
}
