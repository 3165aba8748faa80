type Props = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

export function Switch({ label, isOn, onChange }: Props) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  )
}
