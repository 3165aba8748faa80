import { type ReactNode, useEffect, useRef } from 'react'
import { announce } from './announcer.tsx'
import { sentences } from './sentences.ts'
import styles from './toast.module.css'

/** `isAnnounced`: no other sentence of the screen says the same. */
export type ToastContent = { title: string; text?: string; ms: number; isAnnounced?: boolean }

type Props = {
  toast: ToastContent
  /** `gone` is the expired message; a new one may already be shown. */
  onGone: (gone: ToastContent) => void
  children?: ReactNode
}

/** One message under the header, above any dialog. */
export function Toast({ toast, onGone, children }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const gone = useRef(onGone)
  gone.current = onGone

  useEffect(() => {
    // Shown again for each message, to stand above a dialog that has opened meanwhile.
    const popover = element.current
    popover?.showPopover?.()
    if (toast.isAnnounced) announce(sentences(toast.title, toast.text))
    const timer = setTimeout(() => gone.current(toast), toast.ms)
    return () => {
      clearTimeout(timer)
      popover?.hidePopover?.()
    }
  }, [toast])

  return (
    <div className={styles.toast} popover="manual" ref={element}>
      <b>{toast.title}</b>
      {toast.text && <small>{toast.text}</small>}
      {children}
    </div>
  )
}
