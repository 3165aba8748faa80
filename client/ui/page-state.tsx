import type { ReactNode } from 'react'
import styles from './page-state.module.css'
import typography from './typography.module.css'

/**
 * A whole page that says one thing: not found, unavailable. `isAlert`: it is read out at once. `as`: what it is where
 * the document has its main part already.
 */
export function PageState(props: {
  mark: ReactNode
  title: string
  text: string
  isAlert?: boolean
  as?: 'main' | 'div'
  children: ReactNode
}) {
  const Root = props.as ?? 'main'
  return (
    <Root className={styles.state}>
      {props.mark}
      <div className={styles.text} role={props.isAlert ? 'alert' : undefined}>
        <h2>{props.title}</h2>
        <p className={typography.soft}>{props.text}</p>
      </div>
      <div className={styles.waysOut}>{props.children}</div>
    </Root>
  )
}
