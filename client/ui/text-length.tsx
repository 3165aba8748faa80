import fields from '../styles/fields.module.css'

/** UTF-16 units, as the server counts. */
type Props = { length: number; most: number }

const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`

/** Null for a text that fits. */
export const whyTooLong = ({ length, most }: Props): string | null =>
  length > most ? `That is ${characters(length - most)} too long. Please shorten it.` : null

/** Nothing is cut: a pasted text would lose its end unseen. */
export const TextLength = ({ length, most }: Props) => (
  <span className={length > most ? fields.tooLong : undefined}>
    {length > most && `${characters(length - most)} too long, `}
    {length} / {most}
  </span>
)
