import { useState } from 'react'
import { PRODUCT_NAME } from '#shared/limits.ts'
import layout from '../styles/layout.module.css'
import pages from '../styles/pages.module.css'
import segments from '../styles/segments.module.css'
import { usePageHead } from '../ui/use-page-head.ts'
import { COMPONENTS } from './samples/components.tsx'
import { THEMES, type Theme, useTokens } from './samples/tokens.tsx'
import styles from './styles-page.module.css'

export default function StylesPage() {
  usePageHead(`Styles: ${PRODUCT_NAME}`)
  const [theme, setTheme] = useState<Theme>('System')
  const tokens = useTokens(theme)
  return (
    <main className={`${pages.page} ${styles.styles}`}>
      <h1>{PRODUCT_NAME} styles</h1>
      <fieldset className={segments.segments} aria-label="Theme">
        {THEMES.map((choice) => (
          <button key={choice} type="button" aria-pressed={choice === theme} onClick={() => setTheme(choice)}>
            {choice}
          </button>
        ))}
      </fieldset>
      {Object.entries({ Tokens: tokens, ...COMPONENTS }).map(([title, samples]) => (
        <section key={title} className={layout.stack}>
          <h2>{title}</h2>
          <div className={layout.columns}>
            {Object.entries(samples).map(([name, sample]) => (
              <div key={name} className={styles.sample}>
                <h3>{name}</h3>
                {sample}
              </div>
            ))}
          </div>
        </section>
      ))}
    </main>
  )
}
