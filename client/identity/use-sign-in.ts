import { useEffect, useRef, useState } from 'react'
import { isCancelled, SignInError } from './error-sentences.ts'
import { loadService, useSession } from './session.ts'
import { hideSheet, setSignInFailed, useShown } from './sheet-store.ts'

/** How often it is looked whether Google's window has been closed: the SDK waits some ten seconds before it says so. */
const LOOK_EVERY = 300
/** Milliseconds after which a click is taken all the same: it then waits itself, and tells what fails. */
const PREPARES_AT_MOST = 8_000

/**
 * A sign-in in the making: `isReady` once a click opens Google's window at once, for browsers block one that comes later;
 * `isBusy` while it is open.
 */
export function useSignIn() {
  const { failure } = useShown()
  const session = useSession()
  const [problem, setProblem] = useState({ sentence: failure ?? '', isBlocked: false })
  const [isReady, setReady] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const attempt = useRef(0)
  // The second click of a double click comes before the screen has changed.
  const isUnderWay = useRef(false)

  useEffect(() => {
    const makeReady = () => setReady(true)
    const timer = setTimeout(makeReady, PREPARES_AT_MOST)
    // What fails here fails again, and is told, at the click.
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
