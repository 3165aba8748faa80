import type { ReactNode } from 'react'
import buttons from '../ui/buttons.module.css'
import iconButton from './icon-button.module.css'

type Props = {
  /** What it does and to what, for who cannot see where it stands. */
  label: string
  title?: string
  /** What it takes away is gone. */
  isBad?: boolean
  isDisabled?: boolean
  opensDialog?: boolean
  onPress: () => void
  children: ReactNode
}

/** A button that is an icon alone; where it can do nothing just now it says so and stays in reach of the keyboard. */
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
