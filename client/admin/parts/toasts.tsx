import { createContext, type ReactNode, useContext, useState } from 'react'
import { TOAST_LOAD_FAILED, TOAST_LONG, TOAST_UNDO } from '#shared/limits.ts'
import { Announcer } from '../../ui/announcer.tsx'
import { Toast, type ToastContent } from '../../ui/toast.tsx'
import styles from './toasts.module.css'

type Say = (title: string, text?: string) => void
type Toasts = { tell: Say; warn: Say; offerUndo: (title: string, undo: () => void) => void }
type Shown = ToastContent & { undo?: () => void }

const ToastContext = createContext<Toasts>({ tell: () => {}, warn: () => {}, offerUndo: () => {} })

/** `warn` reports failure, which stays longer. All are announced. */
export const useToasts = () => useContext(ToastContext)

/** Milliseconds. */
const LOOK_AGAIN = 1_000

export function Toasts({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Shown | null>(null)
  const [toasts] = useState<Toasts>(() => {
    const say =
      (ms: number): Say =>
      (title, text) =>
        setToast({ title, ms, isAnnounced: true, ...(text !== undefined && { text, ms: TOAST_LOAD_FAILED }) })
    return {
      tell: say(TOAST_LONG),
      warn: say(TOAST_LOAD_FAILED),
      offerUndo: (title, undo) => setToast({ title, undo, ms: TOAST_UNDO, isAnnounced: true }),
    }
  })
  const hide = (gone: Shown) => {
    // It stays while its button is about to be pressed.
    if (document.querySelector('[popover]:is(:hover, :focus-within) button')) setTimeout(() => hide(gone), LOOK_AGAIN)
    else setToast((shown) => (shown === gone ? null : shown))
  }
  return (
    <ToastContext value={toasts}>
      <Announcer />
      {children}
      {toast && (
        <Toast toast={toast} onGone={hide}>
          {toast.undo && (
            <button
              type="button"
              className={styles.undo}
              onClick={() => {
                setToast(null)
                toast.undo?.()
              }}
            >
              Undo
            </button>
          )}
        </Toast>
      )}
    </ToastContext>
  )
}
