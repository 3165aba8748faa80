import 'react'

declare module 'react' {
  interface CSSProperties {
    /** The step of a square in the row, and the height of a bar: read by ui/squares.module.css and ui/score-columns.module.css. */
    '--n'?: number
    '--v'?: number
  }
}
