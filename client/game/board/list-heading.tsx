import type { GameResponse } from '#shared/contract/game.ts'
import { isRanked } from '#shared/game/new-game.ts'
import typography from '../../styles/typography.module.css'
import { dayName } from '../../ui/day-name.ts'
import styles from './list-heading.module.css'

export function ListHeading({ game }: { game: GameResponse }) {
  const { list, daily_game } = game
  return (
    <section className={styles.heading} aria-labelledby="list-title">
      <p className={styles.eyebrow}>
        <span>{dayName(daily_game.date)}</span>
        <span>{isRanked(list) ? 'Ranked' : 'Unranked'}</span>
        <span>{list.category}</span>
      </p>
      <h2 id="list-title">{list.title}</h2>
      <p className={typography.soft}>{list.description}</p>
    </section>
  )
}
