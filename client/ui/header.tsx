import { PRODUCT_NAME } from '#shared/game/limits.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { Icon, Logo } from './icon.tsx'

const MenuDialog = lazy(() => import('./menu-dialog.tsx'))

/** `title`: the page's, which is the document's one h1. `children`: the screen's own buttons, before the menu. */
export function Header({ title = PRODUCT_NAME, children }: { title?: string; children?: ReactNode }) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <header className="top">
      <Link to="/" aria-label={`${PRODUCT_NAME}, home`}>
        <Logo />
      </Link>
      <h1>{title}</h1>
      {children}
      <button type="button" className="icon-btn" aria-label="Menu" aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
        <Icon name="menu" />
      </button>
      {isMenuOpen && (
        <Suspense>
          <MenuDialog onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}
