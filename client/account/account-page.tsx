import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { PRODUCT_NAME } from '#shared/limits.ts'
import { queryClient } from '../api/query-client.ts'
import { isSignInOffered, useSession, useSignInFailed } from '../identity/session.ts'
import alerts from '../styles/alerts.module.css'
import pages from '../styles/pages.module.css'
import { Announcer, announce } from '../ui/announcer.tsx'
import { Header } from '../ui/header.tsx'
import { Icon } from '../ui/icon.tsx'
import { usePageHead } from '../ui/use-page-head.ts'
import account from './account.module.css'
import { GuestAccount, NotOffered } from './guest-account.tsx'
import { PlayerAccount } from './player-account.tsx'

const DELETED = 'Your account and data have been deleted.'

export default function AccountPage() {
  usePageHead(`Account: ${PRODUCT_NAME}`)
  return (
    <QueryClientProvider client={queryClient}>
      <Header title="Account" />
      <main className={pages.page}>
        <Account />
      </main>
      <Announcer />
    </QueryClientProvider>
  )
}

function Account() {
  const session = useSession()
  const hasFailed = useSignInFailed()
  const [address] = useSearchParams()
  const [isDeleted, setDeleted] = useState(false)
  const cameFromLibrary = address.get('message') === 'signin-library'
  if (!isSignInOffered()) return <NotOffered />
  if (session.kind !== 'guest') {
    const list = cameFromLibrary && address.get('list')
    if (list) return <Navigate to={`/list/${encodeURIComponent(list)}`} replace />
    return (
      <PlayerAccount
        key={session.user.uid}
        session={session}
        onDeleted={() => {
          setDeleted(true)
          announce(DELETED)
        }}
      />
    )
  }
  return (
    <>
      {isDeleted && (
        <p className={`${alerts.alert} ${account.told}`}>
          <Icon name="tick" />
          <span>{DELETED}</span>
        </p>
      )}
      <GuestAccount cameFromLibrary={cameFromLibrary} hasFailed={hasFailed && !isDeleted} />
    </>
  )
}
