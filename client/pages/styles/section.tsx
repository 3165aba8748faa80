import type { ReactNode } from 'react'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import styles from '../styles-page.module.css'

type Props = { title: string; note?: string; samples: Record<string, ReactNode> }

export function Section({ title, note, samples }: Props) {
  return (
    <section className={layout.stack}>
      <div>
        <h2>{title}</h2>
        {note && <p className={typography.soft}>{note}</p>}
      </div>
      <div className={layout.columns}>
        {Object.entries(samples).map(([label, sample]) => (
          <div key={label} className={styles.sample}>
            <h3>{label}</h3>
            {sample}
          </div>
        ))}
      </div>
    </section>
  )
}
