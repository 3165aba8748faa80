import type { ReactNode } from 'react'
import { PRODUCT_NAME } from '#shared/limits.ts'
import typography from '../../styles/typography.module.css'
import { usePageHead } from '../../ui/use-page-head.ts'
import adminHead from './admin-head.module.css'

type Props = { title: string; text?: string; children?: ReactNode }

export function AdminHead({ title, text, children }: Props) {
  usePageHead(`${title}: ${PRODUCT_NAME} admin`)
  return (
    <div className={adminHead.head}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {text && <p className={typography.soft}>{text}</p>}
      </div>
      {children}
    </div>
  )
}
