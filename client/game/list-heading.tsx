import type { GameResponse } from '#shared/contract/game.ts'
import { isRanked } from '#shared/game/new-game.ts'

/** The date as it is called where the day is decided, so that server and client write the same. */
const longDate = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' })

export function ListHeading({ game }: { game: GameResponse }) {
  const { list, daily_game } = game
  return (
    <section className="brief" aria-labelledby="list-title">
      <p className="eyebrow">
        <span>{longDate.format(Date.parse(daily_game.date))}</span>
        <span>{isRanked(list) ? 'Ranked' : 'Unranked'}</span>
        <span>{list.category}</span>
      </p>
      <h2 id="list-title">{list.title}</h2>
      <p className="soft">{list.description}</p>
    </section>
  )
}
