import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { guardHistory } from '../../ui/history-guard.ts'

const placeInHistory = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0

/**
 * Asks before unsaved changes are left behind: by a link, by the browser's back and forward, by closing the page.
 * `leaving`: what to do once the answer is yes.
 */
export function useLeaveGuard(isDirty: boolean) {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<(() => void) | null>(null)
  const isGuarded = useRef(isDirty)
  isGuarded.current = isDirty

  useEffect(() => {
    const home = placeInHistory(history.state)
    let isComingBack = false
    const ask = (go: () => void) =>
      setLeaving(() => () => {
        isGuarded.current = false
        go()
      })

    const onLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!isGuarded.current || !link || !isPlain || link.target === '_blank' || link.origin !== location.origin) return
      event.preventDefault()
      event.stopPropagation()
      const { pathname, search, hash } = link
      ask(() => navigate({ pathname, search, hash }))
    }
    const onHistory = (event: PopStateEvent) => {
      if (!isGuarded.current && !isComingBack) return
      event.stopImmediatePropagation()
      if (isComingBack) {
        isComingBack = false
        return
      }
      const steps = placeInHistory(event.state) - home
      if (steps === 0) return
      isComingBack = true
      history.go(-steps)
      ask(() => history.go(steps))
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isGuarded.current) event.preventDefault()
    }
    document.addEventListener('click', onLink, { capture: true })
    const unguard = guardHistory(onHistory)
    addEventListener('beforeunload', onUnload)
    return () => {
      document.removeEventListener('click', onLink, { capture: true })
      unguard()
      removeEventListener('beforeunload', onUnload)
    }
  }, [navigate])

  return {
    leaving,
    stay: () => setLeaving(null),
    /** Leaves without asking: the draft is saved or given up. */
    release: () => {
      isGuarded.current = false
    },
  }
}
