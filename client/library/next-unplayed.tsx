import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'

/** `listId`: undefined until it is known, null where every list was played. */
export function NextUnplayed({ listId }: { listId: string | null | undefined }) {
  if (listId === undefined) return <div className="next-unplayed" aria-hidden="true" />
  if (listId === null)
    return <p className="next-unplayed soft">You have played every list. A new one joins them each day.</p>
  return (
    <Link className="btn next-unplayed" to={`/list/${listId}`}>
      <Icon name="right" />
      Play the next unplayed
    </Link>
  )
}
