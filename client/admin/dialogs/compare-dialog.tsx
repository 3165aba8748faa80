import type { ListContent } from '#shared/contract/game.ts'
import { changedFields } from '#shared/game/list-changes.ts'
import { acceptedAnswers } from '#shared/matching/answers.ts'
import layout from '../../styles/layout.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { fieldName } from '../lists/field-names.ts'
import compare from './compare-dialog.module.css'

type Props = { mine: ListContent; theirs: ListContent; onClose: () => void }

export function CompareDialog({ mine, theirs, onClose }: Props) {
  return (
    <Dialog title="Compare versions" onClose={onClose}>
      <ul role="list" className={layout.stack}>
        {changedFields(mine, theirs).map((path) => (
          <li key={path} className={layout.tight}>
            <h3>{fieldName(path)}</h3>
            <dl className={compare.both}>
              <div>
                <dt>Yours</dt>
                <dd dir="auto">{inWords(mine, path)}</dd>
              </div>
              <div>
                <dt>Saved</dt>
                <dd dir="auto">{inWords(theirs, path)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const NOTHING = '–'

function inWords(list: ListContent, path: string): string {
  const [field = '', at = ''] = path.split('.')
  const row = Number(at)
  switch (field) {
    case 'items': {
      const item = list.items[row]
      if (!item) return NOTHING
      const [name, ...answers] = acceptedAnswers(item)
      return [name, item.metric, ...answers].filter(Boolean).join(' · ')
    }
    case 'hints':
      return list.hints[row] || NOTHING
    case 'sources':
      return list.sources?.map(({ title, url }) => `${title} (${url})`).join(', ') || NOTHING
    case 'is_ranked':
      return list.is_ranked ? 'Ranked' : 'Unranked'
    case 'title':
    case 'description':
    case 'category':
      return list[field] || NOTHING
    default:
      return NOTHING
  }
}
