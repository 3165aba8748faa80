import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { PRODUCT_NAME } from '#shared/limits.ts'
import buttons from '../styles/buttons.module.css'
import { focusNewScreen } from './focus-screen.ts'
import styles from './header.module.css'
import { Icon, Logo } from './icon.tsx'
import { MenuDialog } from './menu-dialog.tsx'

/** `title` is the document's h1. */
export function Header({ title = PRODUCT_NAME, children }: { title?: string | undefined; children?: ReactNode }) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  useEffect(focusNewScreen, [])
  return (
    <header className={styles.header}>
      <Link to="/" aria-label={`${PRODUCT_NAME}, home`}>
        <Logo />
      </Link>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      <button
        type="button"
        className={buttons.iconBtn}
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={() => setMenuOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {isMenuOpen && <MenuDialog onClose={() => setMenuOpen(false)} />}
    </header>
  )
}
