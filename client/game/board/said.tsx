import loading from '../../styles/loading.module.css'
import { Mark } from '../../ui/mark.tsx'
import styles from './said.module.css'

export type Tone = 'plain' | 'yes' | 'no'

type Props = {
  tone: Tone
  text: string
  /** A new number remounts the text, so that a repeated sentence is announced. */
  at?: number
  isBusy?: boolean
}

export const Said = ({ tone, text, at = 0, isBusy = false }: Props) => (
  <p className={tone === 'yes' ? styles.yes : tone === 'no' ? styles.no : styles.said}>
    {isBusy && <span className={loading.spinner} />}
    {tone === 'yes' && <Mark name="tick" />}
    {tone === 'no' && <Mark name="cross" />}
    <span key={at}>{text}</span>
  </p>
)
