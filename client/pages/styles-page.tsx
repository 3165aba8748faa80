import { useState } from 'react'
import { PRODUCT_NAME } from '#shared/limits.ts'
import pages from '../ui/pages.module.css'
import { usePageHead } from '../ui/use-page-head.ts'
import { Buttons, Dialogs, Fields, Game, Marks, Messages, Motion } from './styles/components.tsx'
import { SampleGame, type SampleOpening } from './styles/sample-game.tsx'
import { Tokens } from './styles/tokens.tsx'
import styles from './styles-page.module.css'

/** Tokens and components in each state, to look at. */
export default function StylesPage() {
  usePageHead(`Styles: ${PRODUCT_NAME}`)
  const [opened, setOpened] = useState<{ opening: SampleOpening; times: number } | null>(null)
  return (
    <>
      <main className={`${pages.page} ${styles.styles}`}>
        <h1>{PRODUCT_NAME} styles</h1>
        <Tokens />
        <Buttons />
        <Fields />
        <Game />
        <Marks />
        <Messages />
        <Dialogs onOpen={(opening) => setOpened((before) => ({ opening, times: (before?.times ?? 0) + 1 }))} />
        <Motion />
      </main>
      {opened && <SampleGame key={opened.times} {...opened.opening} />}
    </>
  )
}
