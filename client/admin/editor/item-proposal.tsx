import type { RegeneratedItem } from '#shared/contract/admin.ts'
import buttons from '../../styles/buttons.module.css'
import layout from '../../styles/layout.module.css'
import { Icon } from '../../ui/icon.tsx'
import type { DraftItem } from './draft.ts'
import itemHelp from './item-help.module.css'
import { SavedOnly } from './saved-only.tsx'
import { differences } from './stored-item.ts'

type Props = {
  item: DraftItem
  name: string
  proposal: RegeneratedItem
  onTake: (proposal: RegeneratedItem) => void
  onLeave: () => void
}

export function ItemProposal({ item, name, proposal, onTake, onLeave }: Props) {
  const rows = differences(item, proposal)
  return (
    <section className={itemHelp.proposal} aria-label={`Suggested replacement for ${name}`}>
      <h4>Suggested replacement</h4>
      <SavedOnly />
      {rows.length === 0 && <p>It is the same as the current item.</p>}
      <dl>
        {rows.map(({ label, now, proposed }) => (
          <div key={label} className={itemHelp.proposed} data-part="proposed">
            <dt>{label}</dt>
            <dd className={itemHelp.old}>
              <small>Current</small> <bdi>{now || '–'}</bdi>
            </dd>
            <dd>
              <small>Suggested</small> <bdi>{proposed || '–'}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={layout.row}>
        {rows.length > 0 && (
          <button type="button" className={`${buttons.quiet} ${buttons.small}`} onClick={() => onTake(proposal)}>
            <Icon name="tick" />
            Use it
          </button>
        )}
        <button type="button" className={`${buttons.quiet} ${buttons.small}`} onClick={onLeave}>
          Discard
        </button>
      </div>
    </section>
  )
}
