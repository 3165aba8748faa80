import { Component, type ReactNode } from 'react'
import { Header } from './header.tsx'
import { Logo } from './icon.tsx'
import { PageState } from './page-state.tsx'
import { RefreshPage } from './ways-out.tsx'

export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <>
        <Header />
        <PageState
          mark={<Logo />}
          title="This page fell over"
          text="Please check your connection and refresh the page."
          isAlert
        >
          <RefreshPage />
        </PageState>
      </>
    )
  }
}
