import alerts from '../../styles/alerts.module.css'
import buttons from '../../styles/buttons.module.css'
import layout from '../../styles/layout.module.css'
import { Icon } from '../../ui/icon.tsx'
import editor from './editor.module.css'
import type { Refusal } from './use-list-edit.ts'

type Props = { refusal: Refusal; onTakeTheirs: () => void; onKeepMine: () => void; onCompare: () => void }

/** After a refusal the draft stays. */
export function RefusalBox({ refusal, onTakeTheirs, onKeepMine, onCompare }: Props) {
  const { sentence, fields, theirs } = refusal
  return (
    <div className={`${alerts.bad} ${editor.refusal}`} data-part="refusal" role="alert" tabIndex={-1}>
      <Icon name="cross" />
      <div className={layout.tight}>
        <p>{sentence}</p>
        {fields.length > 0 && <p>{fields.join(', ')}</p>}
        {theirs && (
          <div className={layout.row}>
            <button type="button" className={buttons.quiet} onClick={onCompare}>
              Compare versions
            </button>
            <button type="button" className={buttons.quiet} onClick={onKeepMine}>
              Keep my changes
            </button>
            <button type="button" className={buttons.quiet} onClick={onTakeTheirs}>
              Load the saved version
            </button>
          </div>
        )}
      </div>
    </div>
  )
}
