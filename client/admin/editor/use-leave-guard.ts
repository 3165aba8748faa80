import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { historyGuard } from '../../ui/history-guard.ts'

const placeInHistory = (state: { idx?: number } | null) => state?.idx ?? 0

/**
 * Asks before a link, the browser's back and forward, or closing the page loses unsaved changes.
 * `leaving`: goes on after a yes. React Router's useBlocker needs a data router, 17 kB more of
 * every first screen; some browsers have no Navigation API.
 */
export function useLeaveGuard(isDirty: boolean) {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<(() => void) | null>(null)
  const listening = useRef<AbortController>(null)

  useEffect(() => {
    if (!isDirty) return
    const guard = new AbortController()
    listening.current = guard
    const { signal } = guard
    const home = placeInHistory(history.state)
    let isComingBack = false
    const ask = (go: () => void) =>
      setLeaving(() => () => {
        guard.abort()
        go()
      })

    const onLink = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="/"]:not([target])')
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!link || !isPlain) return
      event.preventDefault()
      event.stopPropagation()
      ask(() => navigate(link.getAttribute('href') ?? '/'))
    }
    const onHistory = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      const steps = isComingBack ? 0 : placeInHistory(event.state) - home
      isComingBack = steps !== 0
      if (!isComingBack) return
      history.go(-steps)
      ask(() => history.go(steps))
    }
    historyGuard.current = onHistory
    addEventListener('click', onLink, { capture: true, signal })
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
    signal.addEventListener('abort', () => {
      historyGuard.current = null
    })
    return () => guard.abort()
  }, [isDirty, navigate])

  return {
    leaving,
    stay: () => setLeaving(null),
    /** Goes on at once: what was typed is saved, or given up. */
    release: () => listening.current?.abort(),
  }
}
