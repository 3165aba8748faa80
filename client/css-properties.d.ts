import 'react'

declare module 'react' {
  interface CSSProperties {
    /** The step of a square in the row, and the height of a bar: read by styles/results.css. */
    '--n'?: number
    '--v'?: number
  }
}
