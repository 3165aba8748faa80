import { PRODUCT_NAME } from '#shared/limits.ts'
import { Header } from '../ui/header.tsx'
import { Logo } from '../ui/icon.tsx'
import { PageState } from '../ui/page-state.tsx'
import { WaysOut } from '../ui/ways-out.tsx'

export default function NotFoundPage() {
  return (
    <>
      <title>{`Page Not Found: ${PRODUCT_NAME}`}</title>
      <Header />
      <PageState mark={<Logo />} title="Page Not Found" text="Whatever stood here has toppled.">
        <WaysOut />
      </PageState>
    </>
  )
}
