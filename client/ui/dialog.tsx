import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import buttons from '../styles/buttons.module.css'
import { Announcer } from './announcer.tsx'
import styles from './dialog.module.css'
import { fitInSight } from './fit-in-sight.ts'
import { focusScreen } from './focus-screen.ts'
import { Icon } from './icon.tsx'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** Below the menu button on wide screens. */
  isMenu?: boolean
  /** The id of a description, announced after the title. */
  describedBy?: string
}

/** Milliseconds in which a double click's second click may arrive. */
const DOUBLE_CLICK = 400

/** A modal dialog, on phones a bottom sheet; open while rendered. */
export function Dialog({ title, onClose, children, isMenu = false, describedBy }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useEffectEvent(onClose)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const openedAt = performance.now()
    let isPressedOutside = false
    const onPress = (event: PointerEvent) => {
      // A text selection may also end on the backdrop.
      isPressedOutside = event.target === element
    }
    const onClick = (event: MouseEvent) => {
      if (event.detail > 1 && performance.now() - openedAt < DOUBLE_CLICK) {
        event.preventDefault()
        event.stopPropagation()
      } else if (event.target === element && isPressedOutside) close()
    }
    const open = () => {
      element.showModal()
      heading.current?.focus()
    }
    // Browsers do not let a repeated Escape be refused: a dialog that must stay opens again.
    const onClosed = () => {
      open()
      close()
    }
    element.addEventListener('pointerdown', onPress)
    element.addEventListener('click', onClick, { capture: true })
    element.addEventListener('close', onClosed)
    const stopFitting = fitInSight(element)
    open()
    return () => {
      element.removeEventListener('pointerdown', onPress)
      element.removeEventListener('click', onClick, { capture: true })
      element.removeEventListener('close', onClosed)
      stopFitting()
      element.close()
      // After the commit, which may remove the opener.
      queueMicrotask(focusScreen)
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={isMenu ? styles.menu : styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.head}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={buttons.iconBtn} aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      <Announcer />
    </dialog>
  )
}
