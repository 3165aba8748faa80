import { Mark } from '../../ui/mark.tsx'

export type Tone = 'plain' | 'yes' | 'no'

type Props = {
  tone: Tone
  text: string
  /** New for each sentence, so that a repeat is a new element. */
  at?: number
  isBusy?: boolean
}

/** The last sentence about the game, above the field. */
export const Said = ({ tone, text, at = 0, isBusy = false }: Props) => (
  <p className={tone === 'plain' ? 'say' : `say ${tone}`}>
    {isBusy && <span className="spin" />}
    {tone === 'yes' && <Mark name="tick" />}
    {tone === 'no' && <Mark name="cross" />}
    <span key={at}>{text}</span>
  </p>
)
