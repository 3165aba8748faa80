import { Link } from 'react-router'
import { PRODUCT_NAME } from '#shared/game/limits.ts'
import { Header } from '../ui/header.tsx'
import { Icon, Logo } from '../ui/icon.tsx'
import { PageState } from '../ui/page-state.tsx'

export default function NotFoundPage() {
  return (
    <>
      <title>{`Page Not Found: ${PRODUCT_NAME}`}</title>
      <Header />
      <PageState mark={<Logo />} title="Page Not Found" text="Whatever stood here has toppled.">
        <Link className="btn" to="/">
          <Icon name="home" />
          Go to Home
        </Link>
        <Link className="btn quiet" to="/library">
          <Icon name="books" />
          Browse Library
        </Link>
      </PageState>
    </>
  )
}
