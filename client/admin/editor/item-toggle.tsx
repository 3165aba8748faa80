import badges from '../../styles/badges.module.css'
import typography from '../../styles/typography.module.css'
import { Icon } from '../../ui/icon.tsx'
import { AdminIcon } from '../parts/admin-icon.tsx'
import type { DraftItem } from './draft.ts'
import { faultsBelow, useEditor } from './field.tsx'
import styles from './item-toggle.module.css'

type Props = { item: DraftItem; number: number; toCheck: number; isOpen: boolean; controls: string }

export function ItemToggle({ item, number, toCheck, isOpen, controls }: Props) {
  const { faults, openItem } = useEditor()
  const isFaulty = faultsBelow(faults, item.key).length > 0
  return (
    <h3 className={styles.heading}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={() => openItem(item.key, !isOpen)}
      >
        <span className={typography.srOnly}>Item {number}: </span>
        <span className={styles.text}>
          <bdi>{item.name || 'New item'}</bdi>
          {item.metric && (
            <span className={styles.metric} dir="auto">
              {item.metric}
            </span>
          )}
        </span>
        {isFaulty && (
          <span className={badges.bad}>
            <Icon name="cross" />
            To correct
          </span>
        )}
        {toCheck > 0 && (
          <span className={badges.hint}>
            <Icon name="help" />
            {toCheck} to check
          </span>
        )}
        <AdminIcon name={isOpen ? 'up' : 'down'} />
      </button>
    </h3>
  )
}
