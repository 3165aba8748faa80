import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const STORED = 'topple:places'

/** Milliseconds for which a page that was come back to may grow to its length. */
const PATIENCE = 5_000

/** What a player does who wants to be elsewhere. */
const ACTS = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/** History entry -> how far down its page was, in CSS pixels. */
const places = new Map<string, number>(readPlaces())

function readPlaces(): [string, number][] {
  const [visit] = performance.getEntriesByType('navigation')
  // An address that is newly gone to is no way back to an earlier visit.
  if (visit instanceof PerformanceNavigationTiming && visit.type === 'navigate') return []
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPlace) : []
  } catch {
    return []
  }
}

const isPlace = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'

function storePlaces(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...places]))
  } catch {
    // Without storage a reload starts at the top.
  }
}

/** While the app runs, the browser does not move the page that is still shown; of a page that is left it keeps the place. */
export function watchPlaces(): void {
  history.scrollRestoration = 'manual'
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    storePlaces()
  })
}

/** Starts a screen that was newly come to at its top, one come back to where it was; another query moves nothing. */
export function useKeptScroll(): void {
  const { key, pathname } = useLocation()
  const how = useNavigationType()
  const shown = useRef<string | null>(null)

  useLayoutEffect(() => {
    const isFirst = shown.current === null
    const isNew = shown.current !== pathname
    shown.current = pathname
    const note = () => places.set(key, window.scrollY)
    const arrive = () => addEventListener('scroll', note, { passive: true })
    let stop = () => {}
    const place = places.get(key)
    if (isFirst ? place !== undefined && isUnmoved(place) : how === 'POP') stop = goTo(place ?? 0, arrive)
    else {
      if (isNew && !isFirst) window.scrollTo(0, 0)
      note()
      arrive()
    }
    return () => {
      stop()
      removeEventListener('scroll', note)
    }
  }, [key, pathname, how])
}

/**
 * Whether nobody has moved in a page that the browser was to bring back to `place`, before the app was there: it stands at
 * the top still, or as far down as it goes so far.
 */
function isUnmoved(place: number): boolean {
  const { scrollHeight, clientHeight } = document.documentElement
  return window.scrollY === 0 || Math.abs(window.scrollY - Math.min(place, scrollHeight - clientHeight)) <= 1
}

/** Goes down to `place` once the page is that long, unless the player moves first; then calls `arrive`. */
function goTo(place: number, arrive: () => void): () => void {
  const grown = new ResizeObserver(tryIt)
  const timer = setTimeout(end, PATIENCE)
  for (const act of ACTS) addEventListener(act, end, { passive: true })
  grown.observe(document.body)
  tryIt()

  function tryIt() {
    window.scrollTo(0, place)
    if (window.scrollY >= place - 1) end()
  }
  function end() {
    stop()
    arrive()
  }
  function stop() {
    grown.disconnect()
    clearTimeout(timer)
    for (const act of ACTS) removeEventListener(act, end)
  }
  return stop
}
