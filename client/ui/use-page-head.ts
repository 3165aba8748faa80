import { useEffect } from 'react'
import { PRODUCT_NAME } from '#shared/limits.ts'

export function usePageHead(title: string, description?: string): void {
  useEffect(() => {
    document.title = title
    return () => {
      document.title = PRODUCT_NAME
    }
  }, [title])

  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (!meta || description === undefined) return
    const before = meta.content
    meta.content = description
    return () => {
      meta.content = before
    }
  }, [description])
}
