import { RANKED_ITEMS } from '#shared/limits.ts'
import { Header } from '../ui/header.tsx'

/** The board before its list is known: as many wells as most lists have, nothing to press. */
export function BoardSkeleton() {
  return (
    <div className="game">
      <Header />
      <main className="play" aria-busy="true">
        <div className="scroller">
          <p className="sr" role="status">
            Loading
          </p>
          <EmptyPlaces />
        </div>
      </main>
    </div>
  )
}

/** Where the question and the slots will be. */
export function EmptyPlaces() {
  const places = Array.from({ length: RANKED_ITEMS }, (_, at) => at)
  return (
    <>
      <div className="brief" aria-hidden="true">
        <div className="skel line" />
        <div className="skel line long" />
      </div>
      <div className="board half-5" aria-hidden="true">
        {places.map((at) => (
          <div key={at} className="slot skel" />
        ))}
      </div>
    </>
  )
}
