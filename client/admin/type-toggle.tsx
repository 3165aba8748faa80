type Props = { legend: string; isRanked: boolean; onChange: (isRanked: boolean) => void }

export function TypeToggle({ legend, isRanked, onChange }: Props) {
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="seg">
        <label>
          <input type="radio" name="type" checked={isRanked} onChange={() => onChange(true)} />
          <span>Ranked</span>
        </label>
        <label>
          <input type="radio" name="type" checked={!isRanked} onChange={() => onChange(false)} />
          <span>Unranked</span>
        </label>
      </div>
    </fieldset>
  )
}
