/**
 * The JSX runtime of the boot script: in its build it takes the place of React's, and makes HTML text of the components that
 * the client draws with. It knows what the board's components use: elements, attributes, text and functions without hooks.
 */
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
    if (value === undefined || value === false || typeof value === 'function') return ''
    return ` ${name === 'className' ? 'class' : name}="${escaped(value)}"`
  })
  return new Html(`<${type}${written.join('')}>${htmlOf(children)}</${type}>`)
}

export const jsxs = jsx

/** What a component has returned, as HTML. */
export function htmlOf(node: unknown | ReactNode): string {
  if (Array.isArray(node)) return node.map(htmlOf).join('')
  if (node instanceof Html) return node.text
  return node === undefined || node === null || typeof node === 'boolean' ? '' : escaped(node)
}

const escaped = (text: unknown) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
