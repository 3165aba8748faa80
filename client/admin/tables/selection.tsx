import type { ReactNode } from 'react'
import styles from './selection.module.css'

type BoxProps = {
  label: string
  isOn: boolean
  isMixed?: boolean
  isLabelShown?: boolean
  onChange: (isOn: boolean) => void
}

export function SelectBox({ label, isOn, isMixed = false, isLabelShown = false, onChange }: BoxProps) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={isLabelShown ? undefined : label}
        checked={isOn}
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {isLabelShown && label}
    </label>
  )
}

type BarProps = {
  shown: number
  selected: number
  onSelectAll: (isOn: boolean) => void
  children: ReactNode
}

export function SelectionBar({ shown, selected, onSelectAll, children }: BarProps) {
  return (
    <div className={styles.bar}>
      <SelectBox
        label="Select all on this page"
        isOn={selected === shown}
        isMixed={selected > 0 && selected < shown}
        isLabelShown
        onChange={onSelectAll}
      />
      <span className={styles.count} role="status">
        {selected > 0 && `${selected} selected`}
      </span>
      <span className={styles.actions}>{children}</span>
    </div>
  )
}
