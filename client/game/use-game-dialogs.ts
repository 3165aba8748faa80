import { useEffect, useState } from 'react'
import { whenIdle } from '../ui/when-idle.ts'

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
      // What they ask the server with comes first, so that neither keeps a slow phone long from reacting. Opening one says
      // what is wrong; fetching ahead is silent.
      import('../api/game.ts')
        .then(() => whenIdle(() => void import('./dialogs/game-dialogs.tsx').catch(() => {})))
        .catch(() => {})
    }
    return whenIdle(prefetch)
  }, [])

  return { Dialogs: module?.GameDialogs, loadDialogs }
}
