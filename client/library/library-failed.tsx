import { useState } from 'react'
import { TOAST_LOAD_FAILED } from '#shared/limits.ts'
import buttons from '../styles/buttons.module.css'
import { Icon, Logo } from '../ui/icon.tsx'
import { PageState } from '../ui/page-state.tsx'
import { Toast, type ToastContent } from '../ui/toast.tsx'

const LOAD_FAILED: ToastContent = {
  title: 'Failed to load library',
  text: 'Unable to connect to the server. Please check your connection.',
  ms: TOAST_LOAD_FAILED,
}

export function LibraryFailed({ onTryAgain }: { onTryAgain: () => void }) {
  const [isToastShown, setToastShown] = useState(true)
  return (
    <>
      <PageState
        as="div"
        mark={<Logo />}
        title="The library didn't load"
        text="Unable to load library. Please try again later."
        isAlert
      >
        <button type="button" className={buttons.btn} onClick={onTryAgain}>
          <Icon name="redo" />
          Try Again
        </button>
      </PageState>
      {isToastShown && <Toast toast={LOAD_FAILED} onGone={() => setToastShown(false)} />}
    </>
  )
}
