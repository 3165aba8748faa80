import { useSyncExternalStore } from 'react'

type Sheet = 'sign-in' | 'sign-out'

/**
 * `failure`: a redirect sign-in's error. `notice`: the reason of a sign-out. `hasFailed`: the last sign-in failed
 * without being cancelled.
 */
type OpenSheet = { sheet: Sheet | null; failure: string | null; notice: string | null; hasFailed: boolean }

const NOTHING: OpenSheet = { sheet: null, failure: null, notice: null, hasFailed: false }

let shown = NOTHING
const listeners = new Set<() => void>()

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

function change(next: Partial<OpenSheet>): void {
  shown = { ...shown, ...next }
  for (const listener of listeners) listener()
}

export const useShown = () =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => NOTHING,
  )

export const showSheet = (sheet: Sheet, failure: string | null = null) =>
  change({ sheet, failure, notice: null, hasFailed: failure !== null })

export const hideSheet = () => change({ sheet: null, failure: null })
export const showNotice = (notice: string) => change({ notice })
export const hideNotice = () => change({ notice: null })
export const setSignInFailed = (hasFailed: boolean) => change({ hasFailed })

export const useSignInFailed = () => useShown().hasFailed
