import { type CSSProperties, useEffect, useState } from 'react'
import styles from '../styles-page.module.css'

export const THEMES = ['System', 'Light', 'Dark'] as const
export type Theme = (typeof THEMES)[number]

type Token = { name: string; value: string }

const rules = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])

/** Read from the style sheet, so that none is missing. */
function readTokens(): Token[] {
  const values = getComputedStyle(document.documentElement)
  const roots = rules().filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root')
  const names = new Set(roots.flatMap((rule) => [...(rule as CSSStyleRule).style]))
  return [...names]
    .filter((name) => /^--(?!lightningcss)/.test(name))
    .map((name) => ({ name: name.slice(2), value: values.getPropertyValue(name).trim() }))
}

function darkTokens(): string {
  const dark = rules().filter((rule) => rule instanceof CSSMediaRule && /scheme: ?dark/.test(rule.conditionText))
  return dark.map((rule) => ((rule as CSSMediaRule).cssRules[0] as CSSStyleRule).style.cssText).join(';')
}

const LOOKS: Record<string, (value: string) => CSSProperties> = {
  color: (background) => ({ background }),
  text: (fontSize) => ({ fontSize }),
  font: (fontFamily) => ({ fontFamily }),
  space: (width) => ({ width, background: 'var(--color-brand)' }),
  hit: (width) => ({ width, background: 'var(--color-brand)' }),
  radius: (borderRadius) => ({ borderRadius, height: '3rem', background: 'var(--color-well)' }),
  shadow: (boxShadow) => ({ boxShadow, background: 'var(--color-surface)' }),
}

export function useTokens(theme: Theme) {
  const [tokens, setTokens] = useState<Token[]>([])
  useEffect(() => {
    const { dataset, style } = document.documentElement
    if (theme === 'Light') dataset.theme = 'light'
    if (theme === 'Dark') style.cssText = darkTokens()
    setTokens(readTokens())
    return () => {
      delete dataset.theme
      style.cssText = ''
    }
  }, [theme])

  const kindOf = ({ name }: { name: string }) => name.split('-', 1)[0] ?? name
  const kinds = [...new Set(tokens.map(kindOf))].map(
    (kind) => [kind, tokens.filter((token) => kindOf(token) === kind)] as const,
  )
  return Object.fromEntries(
    kinds.map(([kind, group]) => [
      kind,
      <ul role="list" key={kind} className={styles.tokens}>
        {group.map(({ name, value }) => (
          <li key={name}>
            <span style={LOOKS[kind]?.(`var(--${name})`)}>{/text|font/.test(kind) && 'Ag 1'}</span>
            <b>{name}</b>
            <small>{value}</small>
          </li>
        ))}
      </ul>,
    ]),
  )
}
