import type { ReactNode } from 'react'
import { PRODUCT_NAME } from '#shared/limits.ts'
import { usePageHead } from '../ui/use-page-head.ts'

type Props = { title: string; text?: string; children?: ReactNode }

/** A screen's heading, its document title, and beside them what acts on the whole screen. */
export function AdminHead({ title, text, children }: Props) {
  usePageHead(`${title}: ${PRODUCT_NAME} admin`)
  return (
    <div className="admin-head">
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {text && <p className="soft">{text}</p>}
      </div>
      {children}
    </div>
  )
}
