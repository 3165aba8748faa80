import type { CSSProperties } from 'react'
import { Section } from './section.tsx'
import { type Token, tokensOf } from './use-tokens.ts'

export function SpaceSection({ tokens }: { tokens: Token[] }) {
  return (
    <Section title="Space, corners, shadows, layers">
      <div className="two">
        <ul className="token-list">
          {tokensOf(tokens, 'space-', 'hit').map((token) => (
            <li key={token.name}>
              <Name token={token} />
              <span className="bar" style={{ width: `var(${token.name})` }} />
            </li>
          ))}
        </ul>
        <div className="stack">
          <ul className="swatches">
            {tokensOf(tokens, 'radius-').map((token) => (
              <Box key={token.name} token={token} style={{ borderRadius: `var(${token.name})` }} />
            ))}
          </ul>
          <ul className="swatches">
            {tokensOf(tokens, 'shadow-').map((token) => (
              <Box key={token.name} token={token} style={{ boxShadow: `var(${token.name})` }} isShadow />
            ))}
          </ul>
          <ul className="token-list">
            {tokensOf(tokens, 'z-').map((token) => (
              <li key={token.name}>
                <Name token={token} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}

function Name({ token: { name, value } }: { token: Token }) {
  return (
    <span>
      <b>{name.replace('--', '')}</b> <span className="soft">{value}</span>
    </span>
  )
}

/** A shadow's value is too long to be read at a glance. */
function Box({
  token: { name, value },
  style,
  isShadow = false,
}: {
  token: Token
  style: CSSProperties
  isShadow?: boolean
}) {
  return (
    <li>
      <span className={isShadow ? `swatch ${name.slice(2)}` : 'swatch plain'} style={style} />
      <b>{name.replace('--', '')}</b>
      {!isShadow && <span className="soft">{value}</span>}
    </li>
  )
}
