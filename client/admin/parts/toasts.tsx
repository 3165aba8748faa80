import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { TOAST_LOAD_FAILED, TOAST_LONG } from '#shared/limits.ts'
import { Announcer } from '../../ui/announcer.tsx'
import { Toast, type ToastContent } from '../../ui/toast.tsx'

type Say = (title: string, text?: string) => void
type Toasts = { tell: Say; warn: Say }

const ToastContext = createContext<Toasts>({ tell: () => {}, warn: () => {} })

/** `tell` reports success, `warn` failure, which stays longer. Both are announced. */
export const useToasts = () => useContext(ToastContext)

export function Toasts({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ToastContent | null>(null)
  const say = useCallback(
    (ms: number): Say =>
      (title, text) =>
        setToast({ title, ms, isAnnounced: true, ...(text !== undefined && { text }) }),
    [],
  )
  const [toasts] = useState<Toasts>(() => ({ tell: say(TOAST_LONG), warn: say(TOAST_LOAD_FAILED) }))
  return (
    <ToastContext value={toasts}>
      <Announcer />
      {children}
      {toast && <Toast toast={toast} onGone={(gone) => setToast((shown) => (shown === gone ? null : shown))} />}
    </ToastContext>
  )
}
