import { RANKED_ITEMS } from '#shared/limits.ts'
import loading from '../styles/loading.module.css'
import typography from '../styles/typography.module.css'
import { Header } from '../ui/header.tsx'
import board from './board/board.module.css'
import listHeading from './board/list-heading.module.css'
import gameScreen from './game-screen.module.css'

export function BoardSkeleton({ title }: { title?: string }) {
  return (
    <div className={gameScreen.game}>
      <Header title={title} />
      <main className={gameScreen.play} aria-busy="true">
        <div className={gameScreen.scroller}>
          <p className={typography.srOnly} role="status">
            Loading
          </p>
          <EmptyPlaces />
        </div>
      </main>
    </div>
  )
}

export function EmptyPlaces() {
  const places = Array.from({ length: RANKED_ITEMS }, (_, at) => at)
  return (
    <>
      <div className={listHeading.heading} aria-hidden="true">
        <div className={loading.line} />
        <div className={loading.longLine} />
      </div>
      <div className={board.board} aria-hidden="true">
        {places.map((at) => (
          <div key={at} className={`${loading.skeleton} ${board.slot}`} />
        ))}
      </div>
    </>
  )
}
