import { useEffect, useRef, useState } from 'react'
import { isCancelled, SignInError } from './error-sentences.ts'
import { loadService, useSession } from './session.ts'
import { hideSheet, setSignInFailed, useShown } from './sheet-store.ts'

/** Milliseconds between checks for a closed window: the SDK takes some ten seconds. */
const LOOK_EVERY = 300
/** Milliseconds after which a click is accepted unprepared; it then waits and reports. */
const PREPARES_AT_MOST = 8_000

/** `isReady`: a click opens Google's window at once, which popup blockers require. `isBusy`: it is open. */
export function useSignIn() {
  const { failure } = useShown()
  const session = useSession()
  const [problem, setProblem] = useState({ sentence: failure ?? '', isBlocked: false })
  const [isReady, setReady] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const attempt = useRef(0)
  // A double click's second click comes before the next render.
  const isUnderWay = useRef(false)

  useEffect(() => {
    const makeReady = () => setReady(true)
    const timer = setTimeout(makeReady, PREPARES_AT_MOST)
    // A failure shows at the click.
    loadService()
      .then((service) => service.prepareSignIn())
      .then(makeReady, makeReady)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (session.kind === 'player') hideSheet()
  }, [session.kind])

  const tryTo = async (way: 'signIn' | 'signInByRedirect') => {
    if (isUnderWay.current || !isReady) return
    const mine = ++attempt.current
    const endBusy = () => {
      if (mine !== attempt.current) return
      isUnderWay.current = false
      setBusy(false)
    }
    isUnderWay.current = true
    setBusy(true)
    setProblem({ sentence: '', isBlocked: false })
    setSignInFailed(false)
    let watch: ReturnType<typeof setInterval> | undefined
    try {
      const service = await loadService()
      if (way === 'signIn') watch = setInterval(() => service.isPopupClosed && endBusy(), LOOK_EVERY)
      await service[way]()
    } catch (error) {
      const { message, code } = error instanceof SignInError ? error : new SignInError(error)
      if (mine === attempt.current) {
        setProblem({ sentence: message, isBlocked: code === 'popup-blocked' })
        setSignInFailed(!isCancelled(code))
      }
    } finally {
      clearInterval(watch)
      endBusy()
    }
  }

  return { ...problem, isReady, isBusy, tryTo }
}
