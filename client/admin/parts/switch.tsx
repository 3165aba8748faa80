import switches from './switch.module.css'

type Props = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

export function Switch({ label, isOn, onChange }: Props) {
  return (
    <label className={switches.switch}>
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
