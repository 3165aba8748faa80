import alerts from '../../styles/alerts.module.css'
import { Icon } from '../../ui/icon.tsx'

/** Announced at once. */
export const ErrorBox = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <p className={alerts.bad} role="alert">
      <Icon name="cross" />
      <span>{text}</span>
    </p>
  )
