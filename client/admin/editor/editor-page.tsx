import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import type { AdminListResponse } from '#shared/contract/admin.ts'
import { editedListQuery } from '../../api/admin.ts'
import { AdminHead } from '../parts/admin-head.tsx'
import { useToasts } from '../parts/toasts.tsx'
import { LoadFailed, Loading } from '../tables/load-states.tsx'
import { Editor } from './editor.tsx'

export function EditorPage({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(editedListQuery(id))
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { tell } = useToasts()

  const leave = (hash: string) => {
    const kept = new URLSearchParams(address)
    kept.delete('edit')
    navigate({ pathname: '/admin/lists', search: kept.toString(), hash }, { replace: true })
  }
  const saved = ({ list }: AdminListResponse) => {
    leave(`#${encodeURIComponent(list.id)}`)
    tell('The list was saved')
  }

  if (data) return <Editor day={data} onSaved={saved} onCancel={() => leave('')} />
  return (
    <>
      <AdminHead title="Edit List" />
      {error ? (
        <LoadFailed title="Failed to load" error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading rows={4} />
      )}
    </>
  )
}
