import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { PRODUCT_NAME } from '#shared/limits.ts'
import buttons from '../styles/buttons.module.css'
import styles from './header.module.css'
import { Icon, Logo } from './icon.tsx'
import { MenuDialog } from './menu-dialog.tsx'

/** `title` is the document's h1. `children` are the screen's buttons. */
export function Header({ title = PRODUCT_NAME, children }: { title?: string | undefined; children?: ReactNode }) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Navigation has removed the focused control.
    if (window.history.state?.idx > 0 && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <header className={styles.header}>
      <Link to="/" aria-label={`${PRODUCT_NAME}, home`}>
        <Logo />
      </Link>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
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
