import { useSyncExternalStore } from 'react'

type Sheet = 'sign-in' | 'sign-out'

/**
 * What the identity part shows above any screen. `failure`: the sentence of a sign-in that failed elsewhere than in the
 * sheet, by redirect. `notice`: why somebody was signed out. `hasFailed`: the last sign-in failed, and nobody cancelled it.
 */
type Shown = { sheet: Sheet | null; failure: string | null; notice: string | null; hasFailed: boolean }

const NOTHING: Shown = { sheet: null, failure: null, notice: null, hasFailed: false }

let shown = NOTHING
const listeners = new Set<() => void>()

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

function change(next: Partial<Shown>): void {
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

/** Whether the last sign-in failed: the account page then says so. */
export const useSignInFailed = () => useShown().hasFailed
