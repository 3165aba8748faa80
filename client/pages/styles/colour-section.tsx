import { Section } from './section.tsx'
import { type Token, tokensOf } from './use-tokens.ts'

/** Words and the grounds that they stand on. */
const PAIRS: [ink: string, ground: string][] = [
  ['ink', 'page'],
  ['ink-soft', 'page'],
  ['ink', 'surface'],
  ['ink-soft', 'well'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-deep'],
  ['brand-text', 'surface'],
  ['brand-text', 'brand-soft'],
  ['hint', 'hint-soft'],
  ['bad', 'bad-soft'],
  ['good', 'good-soft'],
  ['page', 'ink'],
]

export function ColourSection({ tokens }: { tokens: Token[] }) {
  return (
    <Section title="Colour">
      <ul className="swatches">
        {tokensOf(tokens, 'color-').map(({ name, value }) => (
          <li key={name}>
            <span className="swatch" style={{ background: `var(${name})` }} />
            <b>{name.replace('--color-', '')}</b>
            <span className="soft">{value}</span>
          </li>
        ))}
      </ul>
      <ul className="swatches">
        {PAIRS.map(([ink, ground]) => (
          <li
            key={ink + ground}
            className="pair"
            style={{ color: `var(--color-${ink})`, background: `var(--color-${ground})` }}
          >
            <b>{ink}</b>
            <span>on {ground}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
