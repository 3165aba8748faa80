import { useEffect, useState } from 'react'

type Module = typeof import('./dialogs/game-dialogs.tsx')

let loaded: Module | undefined

/** The dialogs are a chunk of their own, fetched when the browser has nothing better to do, or when one is opened. */
export function useGameDialogs() {
  const [module, setModule] = useState(loaded)

  const loadDialogs = async () => {
    loaded ??= await import('./dialogs/game-dialogs.tsx')
    setModule(loaded)
  }

  useEffect(() => {
    const prefetch = () => {
      // What they ask the server with comes first, and its checks before that: each is run in a task of its own, so that none
      // keeps a slow phone long from reacting. Opening one says what is wrong; fetching ahead is silent.
      import('../api/request.ts')
        .then(() => import('../api/game.ts'))
        .then(() => import('./dialogs/game-dialogs.tsx'))
        .catch(() => {})
    }
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(prefetch, 1_000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(prefetch)
    return () => cancelIdleCallback(idle)
  }, [])

  return { Dialogs: module?.GameDialogs, loadDialogs }
}
