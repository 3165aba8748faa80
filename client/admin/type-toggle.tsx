type Props = { legend: string; isRanked: boolean; isFixed?: boolean; onChange: (isRanked: boolean) => void }

export function TypeToggle({ legend, isRanked, isFixed = false, onChange }: Props) {
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="seg">
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
