import type { GameResponse } from '#shared/contract/game.ts'
import { isRanked } from '#shared/game/new-game.ts'
import { dayName } from '../ui/day-name.ts'

export function ListHeading({ game }: { game: GameResponse }) {
  const { list, daily_game } = game
  return (
    <section className="brief" aria-labelledby="list-title">
      <p className="eyebrow">
        <span>{dayName(daily_game.date)}</span>
        <span>{isRanked(list) ? 'Ranked' : 'Unranked'}</span>
        <span>{list.category}</span>
      </p>
      <h2 id="list-title">{list.title}</h2>
      <p className="soft">{list.description}</p>
    </section>
  )
}
