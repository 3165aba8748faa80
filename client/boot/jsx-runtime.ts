/** React's JSX runtime is replaced by this one in the boot script: components without hooks become HTML text. */
import type { ReactNode } from 'react'

class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Props = Record<string, unknown> & { children?: unknown }

export const Fragment = ({ children }: Props) => children

export function jsx(type: string | ((props: Props) => unknown), props: Props): unknown {
  if (typeof type !== 'string') return type(props)
  const { children, ...attributes } = props
  const written = Object.entries(attributes).map(([name, value]) => {
    if (value === undefined || value === false) return ''
    return ` ${name === 'className' ? 'class' : name}="${escaped(value)}"`
  })
  return new Html(`<${type}${written.join('')}>${htmlOf(children)}</${type}>`)
}

export const jsxs = jsx

export function htmlOf(node: unknown | ReactNode): string {
  if (Array.isArray(node)) return node.map(htmlOf).join('')
  if (node instanceof Html) return node.text
  return node === undefined || node === null || typeof node === 'boolean' ? '' : escaped(node)
}

const escaped = (text: unknown) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
