import type { ReactNode } from 'react'
import buttons from '../../styles/buttons.module.css'
import iconButton from './icon-button.module.css'

type Props = {
  /** The accessible name: action and object. */
  label: string
  title?: string
  isBad?: boolean
  isDisabled?: boolean
  opensDialog?: boolean
  onPress: () => void
  children: ReactNode
}

/** Disabled by aria-disabled, so that it stays focusable. */
export function IconButton({ label, title, isBad, isDisabled, opensDialog, onPress, children }: Props) {
  return (
    <button
      type="button"
      className={isBad ? `${buttons.iconBtn} ${iconButton.bad}` : buttons.iconBtn}
      aria-label={label}
      title={title}
      aria-disabled={isDisabled}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={() => !isDisabled && onPress()}
    >
      {children}
    </button>
  )
}
