import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** Hangs below the menu button on wide screens. */
  isMenu?: boolean
}

/** A modal dialog: a bottom sheet on phones. Open as long as it is rendered; focus goes to its title, then back. */
export function Dialog({ title, onClose, children, isMenu = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  const heading = useRef<HTMLHeadingElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const onBackdrop = (event: MouseEvent) => {
      if (event.target === element) close.current()
    }
    element.addEventListener('click', onBackdrop)
    element.showModal()
    heading.current?.focus()
    return () => {
      element.removeEventListener('click', onBackdrop)
      element.close()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={isMenu ? 'menu' : undefined}
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="sheet-head">
        <h2 ref={heading} id="dialog-title" tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="sheet-body">{children}</div>
    </dialog>
  )
}
