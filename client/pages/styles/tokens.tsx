import { type CSSProperties, useEffect, useState } from 'react'
import { ListHeading } from '../../game/list-heading.tsx'
import segments from '../../ui/segments.module.css'
import styles from '../styles-page.module.css'
import { ISLANDS } from './samples.ts'
import { Section } from './section.tsx'

const THEMES = ['System', 'Light', 'Dark'] as const

type Token = { name: string; value: string }

const rules = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])

/** Read from the style sheet, so that none is missing. */
function readTokens(): Token[] {
  const values = getComputedStyle(document.documentElement)
  const roots = rules().filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root')
  const names = new Set(roots.flatMap((rule) => [...(rule as CSSStyleRule).style]))
  return [...names]
    .filter((name) => name.startsWith('--'))
    .map((name) => ({ name: name.slice(2), value: values.getPropertyValue(name).trim() }))
}

function darkTokens(): string {
  const dark = rules().filter((rule) => rule instanceof CSSMediaRule && /scheme: ?dark/.test(rule.conditionText))
  return dark.map((rule) => ((rule as CSSMediaRule).cssRules[0] as CSSStyleRule).style.cssText).join(';')
}

export function Tokens() {
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('System')
  const [tokens, setTokens] = useState<Token[]>([])
  useEffect(() => {
    const { dataset, style } = document.documentElement
    const system = matchMedia('(prefers-color-scheme: dark)')
    const read = () => setTokens(readTokens())
    if (theme === 'Light') dataset.theme = 'light'
    if (theme === 'Dark') style.cssText = darkTokens()
    read()
    system.addEventListener('change', read)
    return () => {
      delete dataset.theme
      style.cssText = ''
      system.removeEventListener('change', read)
    }
  }, [theme])

  const list = (prefix: string, show: (token: string) => CSSProperties) => (
    <ul className={styles.tokens}>
      {tokens
        .filter(({ name }) => name.startsWith(prefix))
        .map(({ name, value }) => (
          <li key={name}>
            <span style={show(`var(--${name})`)}>{prefix === 'text' || prefix === 'font' ? 'Topple 0123' : ''}</span>
            <b>{name}</b>
            <small>{value}</small>
          </li>
        ))}
    </ul>
  )
  return (
    <>
      <fieldset className={segments.segments} aria-label="Theme">
        {THEMES.map((choice) => (
          <button key={choice} type="button" aria-pressed={choice === theme} onClick={() => setTheme(choice)}>
            {choice}
          </button>
        ))}
      </fieldset>
      <Section
        title="Tokens"
        samples={{
          Colour: list('color', (background) => ({ background })),
          Text: list('text', (fontSize) => ({ fontSize })),
          Fonts: list('font', (fontFamily) => ({ fontFamily })),
          Space: list('space', (width) => ({ width, background: 'var(--color-brand)' })),
          'Least size to press': list('hit', (width) => ({ width, background: 'var(--color-brand)' })),
          Corners: list('radius', (borderRadius) => ({ borderRadius, background: 'var(--color-well)' })),
          Shadows: list('shadow', (boxShadow) => ({ boxShadow, background: 'var(--color-surface)' })),
          Durations: list('dur', () => ({})),
          Easing: list('ease', () => ({})),
          Layers: list('z', () => ({})),
          "A list's heading": <ListHeading game={ISLANDS} />,
        }}
      />
    </>
  )
}
