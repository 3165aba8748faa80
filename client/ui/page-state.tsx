import type { ReactNode } from 'react'
import typography from '../styles/typography.module.css'
import styles from './page-state.module.css'

/** `isAlert` announces the message. `as` replaces the main element. */
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
