import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '../../ui/dialog.tsx'

type Props = { id: string; title: string; onClose: () => void }

export function ViewListDialog({ id, title, onClose }: Props) {
  const navigate = useNavigate()
  useEffect(() => {
    navigate(`/admin/lists#${encodeURIComponent(id)}`)
  }, [navigate, id])
  return (
    <Dialog title="View List" onClose={onClose}>
      <p role="status">
        Redirecting to <bdi>{title || 'the list'}</bdi>...
      </p>
    </Dialog>
  )
}
