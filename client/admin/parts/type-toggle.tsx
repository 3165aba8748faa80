import fields from '../../styles/fields.module.css'
import segments from '../../styles/segments.module.css'

type Props = { legend: string; isRanked: boolean; isFixed?: boolean; onChange: (isRanked: boolean) => void }

export function TypeToggle({ legend, isRanked, isFixed = false, onChange }: Props) {
  return (
    <fieldset className={fields.field}>
      <legend>{legend}</legend>
      <div className={segments.segments}>
        <label>
          <input type="radio" name="type" checked={isRanked} disabled={isFixed} onChange={() => onChange(true)} />
          <span>Ranked</span>
        </label>
        <label>
          <input type="radio" name="type" checked={!isRanked} disabled={isFixed} onChange={() => onChange(false)} />
          <span>Unranked</span>
        </label>
      </div>
    </fieldset>
  )
}
