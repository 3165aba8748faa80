import { ListHeading } from '../../game/list-heading.tsx'
import { ISLANDS } from './sample-lists.ts'
import { Sample, Section } from './section.tsx'
import { type Token, tokensOf } from './use-tokens.ts'

const WRITTEN: Record<string, { text: string; style?: string }> = {
  '--text-xs': { text: 'Labels and metrics' },
  '--text-sm': { text: 'Supporting text, often in ink-soft', style: 'ink-soft' },
  '--text-md': { text: 'Body, slots and inputs. The quick brown fox topples the lazy dog.' },
  '--text-lg': { text: 'List and dialog titles', style: 'title' },
  '--text-xl': { text: 'A list title on a desktop', style: 'title' },
  '--text-2xl': { text: '0123456789', style: 'num' },
}

export function TypeSection({ tokens }: { tokens: Token[] }) {
  return (
    <Section title="Type">
      <dl className="token-rows">
        {tokensOf(tokens, 'text-').map(({ name, value }) => (
          <div key={name}>
            <dt>
              <b>{name.replace('--', '')}</b> <span className="soft">{value}</span>
            </dt>
            <dd className={WRITTEN[name]?.style} style={{ fontSize: `var(${name})` }}>
              {WRITTEN[name]?.text ?? 'The quick brown fox topples the lazy dog.'}
            </dd>
          </div>
        ))}
        {tokensOf(tokens, 'font-').map(({ name, value }) => (
          <div key={name}>
            <dt>
              <b>{name.replace('--', '')}</b>
            </dt>
            <dd>
              <span style={{ fontFamily: `var(${name})` }}>Which islands are the largest in the world?</span>
              <span className="soft font-value">{value}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Sample label="The heading of a list">
        <ListHeading game={ISLANDS} />
      </Sample>
    </Section>
  )
}
