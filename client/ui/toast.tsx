import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
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

let end: (() => void) | undefined

/** One message, above any dialog. A new one, of whatever screen, ends the one before. */
export function Toast({ toast, onGone, children }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const gone = useEffectEvent(onGone)

  useEffect(() => {
    const endThis = () => gone(toast)
    end?.()
    end = endThis
    // Shown again for each message, to stand above a dialog that has opened meanwhile.
    const popover = element.current
    popover?.showPopover?.()
    if (toast.isAnnounced) announce(sentences(toast.title, toast.text))
    const timer = setTimeout(endThis, toast.ms)
    return () => {
      clearTimeout(timer)
      if (end === endThis) end = undefined
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
