import { useState } from 'react'
import { PRODUCT_NAME } from '#shared/limits.ts'
import { Link } from '../ui/link.tsx'
import '../styles/styles-page.css'
import { Logo } from '../ui/icon.tsx'
import { usePageHead } from '../ui/use-page-head.ts'
import { ButtonsSection } from './styles/buttons-section.tsx'
import { ColourSection } from './styles/colour-section.tsx'
import { DialogsSection } from './styles/dialogs-section.tsx'
import { FieldsSection } from './styles/fields-section.tsx'
import { FiguresSection } from './styles/figures-section.tsx'
import { GuessBarSection } from './styles/guess-bar-section.tsx'
import { GuessesSection } from './styles/guesses-section.tsx'
import { IconsSection } from './styles/icons-section.tsx'
import { LoadingSection } from './styles/loading-section.tsx'
import { MarksSection } from './styles/marks-section.tsx'
import { MessagesSection } from './styles/messages-section.tsx'
import { MotionSection } from './styles/motion-section.tsx'
import { SampleGame, type SampleOpening } from './styles/sample-game.tsx'
import { SlotsSection } from './styles/slots-section.tsx'
import { SpaceSection } from './styles/space-section.tsx'
import { ThemeSwitch, useTheme } from './styles/theme.tsx'
import { TypeSection } from './styles/type-section.tsx'
import { useTokens } from './styles/use-tokens.ts'

/** Every token and every component in every state: to look at, not to play. */
export default function StylesPage() {
  usePageHead(`Styles: ${PRODUCT_NAME}`)
  const { theme, setTheme } = useTheme()
  const tokens = useTokens()
  const [opened, setOpened] = useState<{ opening: SampleOpening; times: number } | null>(null)
  const open = (opening: SampleOpening) => setOpened((before) => ({ opening, times: (before?.times ?? 0) + 1 }))

  return (
    <>
      <main className="page styles">
        <div className="styles-head">
          <Link to="/" aria-label={`${PRODUCT_NAME}, home`}>
            <Logo />
          </Link>
          <h1>{PRODUCT_NAME} styles</h1>
          <ThemeSwitch theme={theme} onChange={setTheme} />
        </div>
        <ColourSection tokens={tokens} />
        <TypeSection tokens={tokens} />
        <SpaceSection tokens={tokens} />
        <ButtonsSection onOpen={open} />
        <SlotsSection onOpen={open} />
        <GuessesSection onOpen={open} />
        <GuessBarSection onOpen={open} />
        <FieldsSection />
        <MarksSection />
        <MessagesSection />
        <LoadingSection />
        <FiguresSection />
        <DialogsSection onOpen={open} />
        <MotionSection tokens={tokens} onOpen={open} />
        <IconsSection />
      </main>
      {opened && <SampleGame key={opened.times} {...opened.opening} />}
    </>
  )
}
