import { useEffect, useState } from 'react'
import { whenIdle } from '../ui/when-idle.ts'

type Module = typeof import('./dialogs/game-dialogs.tsx')

let loaded: Module | undefined

/** Fetches the dialogs' chunk when idle, or when one is opened. */
export function useGameDialogs() {
  const [module, setModule] = useState(loaded)

  const loadDialogs = async () => {
    loaded ??= await import('./dialogs/game-dialogs.tsx')
    setModule(loaded)
  }

  useEffect(() => {
    const prefetch = () => {
      // The API's chunk comes first: a slow phone is never busy for long. Opening reports failures.
      import('../api/game.ts')
        .then(() => whenIdle(() => void import('./dialogs/game-dialogs.tsx').catch(() => {})))
        .catch(() => {})
    }
    return whenIdle(prefetch)
  }, [])

  return { Dialogs: module?.GameDialogs, loadDialogs }
}
