import { useEffect, useRef } from 'react'
import { announce } from './announcer.tsx'
import { sentences } from './sentences.ts'
import styles from './toast.module.css'

/** `ms`: how long it stays. `isAnnounced`: no line of the screen says the same, so it is read out itself. */
export type ToastContent = { title: string; text?: string; ms: number; isAnnounced?: boolean }

type Props = {
  toast: ToastContent
  /** `gone`: the message whose time is over; another may have been asked for at the same moment. */
  onGone: (gone: ToastContent) => void
}

/** One message under the header, above any dialog. */
export function Toast({ toast, onGone }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const gone = useRef(onGone)
  gone.current = onGone

  useEffect(() => {
    // Shown anew for each message: the last one shown stands above a dialog that opened meanwhile.
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
    </div>
  )
}
