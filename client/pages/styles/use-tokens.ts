import { useEffect, useState } from 'react'

/** `name` as it stands in tokens.css, with its dashes; `value` as the present theme has it. */
export type Token = { name: string; value: string }

/** Every token, read from the style sheet itself, so that none is left out; anew whenever the theme changes. */
export function useTokens(): Token[] {
  const [tokens, setTokens] = useState(readTokens)
  useEffect(() => {
    const read = () => setTokens(readTokens())
    const ownTheme = new MutationObserver(read)
    const systemTheme = matchMedia('(prefers-color-scheme: dark)')
    ownTheme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    systemTheme.addEventListener('change', read)
    return () => {
      ownTheme.disconnect()
      systemTheme.removeEventListener('change', read)
    }
  }, [])
  return tokens
}

function readTokens(): Token[] {
  const values = getComputedStyle(document.documentElement)
  return [...document.styleSheets]
    .filter((sheet) => sheet.href?.startsWith(location.origin))
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => (rule instanceof CSSStyleRule && rule.selectorText === ':root' ? [...rule.style] : []))
    .filter((name) => name.startsWith('--'))
    .map((name) => ({ name, value: values.getPropertyValue(name).trim() }))
}

export const tokensOf = (tokens: Token[], ...prefixes: string[]) =>
  tokens.filter(({ name }) => prefixes.some((prefix) => name.startsWith(`--${prefix}`)))
