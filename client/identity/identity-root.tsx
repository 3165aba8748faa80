import { useEffect, useMemo, useState } from 'react'
import { TOAST_LOAD_FAILED } from '#shared/limits.ts'
import { Announcer } from '../ui/announcer.tsx'
import { Toast } from '../ui/toast.tsx'
import { hideNotice, hideSheet, showNotice, useShown } from './sheet-store.ts'

type Sheets = typeof import('./sheets.tsx')

const NOT_FETCHED = 'That could not be opened. Please check your connection and try again.'

/** Sign-in and sign-out sheets, loaded when first opened. */
export function IdentityRoot() {
  const { sheet, notice } = useShown()
  const [sheets, setSheets] = useState<Sheets | null>(null)
  const toast = useMemo(() => (notice ? { title: notice, ms: TOAST_LOAD_FAILED, isAnnounced: true } : null), [notice])

  useEffect(() => {
    if (!sheet || sheets) return
    import('./sheets.tsx').then(setSheets, () => {
      hideSheet()
      showNotice(NOT_FETCHED)
    })
  }, [sheet, sheets])

  return (
    <>
      {sheet === 'sign-in' && sheets && <sheets.SignInSheet />}
      {sheet === 'sign-out' && sheets && <sheets.SignOutSheet />}
      {toast && (
        <>
          <Announcer />
          <Toast toast={toast} onGone={hideNotice} />
        </>
      )}
    </>
  )
}
