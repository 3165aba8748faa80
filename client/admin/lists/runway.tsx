import type { SchedulePage } from '#shared/contract/admin.ts'
import type { SelfFilling } from '#shared/contract/filling.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { DAYS_AHEAD } from '#shared/limits.ts'
import badges from '../../styles/badges.module.css'
import layout from '../../styles/layout.module.css'
import typography from '../../styles/typography.module.css'
import { Icon } from '../../ui/icon.tsx'
import { cut } from '../parts/cut.ts'
import { dateAndTime, weekday } from '../parts/dates.ts'
import styles from './runway.module.css'

type Props = { runway: SchedulePage['runway']; today: string }

/** The days to the first gap, and the gaps of the next DAYS_AHEAD days. */
export function Runway({ runway, today }: Props) {
  const dates = Array.from({ length: DAYS_AHEAD + 1 }, (_, at) => addDays(today, at))
  const empty = new Set(runway.empty)
  const gaps = runway.empty.map(weekday)
  return (
    <section className={styles.runway} aria-label="Schedule coverage">
      <div className={layout.row}>
        <b>{runway.filled === 1 ? 'List ready for 1 day' : `Lists ready for ${runway.filled} days`}</b>
        {gaps.length > 0 ? (
          <span className={badges.hint}>
            <Icon name="clock" />
            First gap: {gaps[0]}
          </span>
        ) : (
          <span className={badges.good}>
            <Icon name="tick" />
            No gaps in the next {DAYS_AHEAD} days
          </span>
        )}
      </div>
      <div className={styles.days} aria-hidden="true">
        {dates.map((date) => (
          <i key={date} className={empty.has(date) ? styles.gap : undefined} />
        ))}
      </div>
      {gaps.length > 0 && (
        <p className={typography.soft}>
          Empty in the next {DAYS_AHEAD} days: {gaps.join(' · ')}
        </p>
      )}
      {runway.self_filling && <LastFill {...runway.self_filling} />}
    </section>
  )
}

/** Below this the runway shows the catalogue's unused lists. */
const FEW_LEFT = 30

function LastFill({ last_fill, catalogue_left }: SelfFilling) {
  const { at, filled, copies, generated, failed } = last_fill ?? NOTHING
  const [failure, ...others] = failed
  const work = workOf(filled.length - copies.length, copies.length, generated.length)
  return (
    <>
      {work && (
        <p className={typography.soft}>
          Last filled {dateAndTime(at)}: {work}.
        </p>
      )}
      {failure && (
        <p className={typography.soft}>
          AI failed to generate a list{failure.topic && <bdi> about “{cut(failure.topic, TOPIC_SHOWN)}”</bdi>}
          {failure.game_date && ` for ${weekday(failure.game_date)}`}: {failure.reason}
          {others.length > 0 && ` ${others.length} more failed.`}
        </p>
      )}
      {catalogue_left === 0 && (
        <p className={typography.soft}>
          Every list in the catalogue has been used. Empty days now get a copy of the one used longest ago.
        </p>
      )}
      {catalogue_left > 0 && catalogue_left < FEW_LEFT && (
        <p className={typography.soft}>
          {catalogue_left === 1 ? '1 unused list is' : `${catalogue_left} unused lists are`} left in the catalogue.
        </p>
      )}
    </>
  )
}

const NOTHING = { at: '', filled: [], copies: [], generated: [], failed: [] }
const TOPIC_SHOWN = 40

const workOf = (unused: number, copies: number, generated: number) =>
  [
    ...(generated > 0 ? [`${generated} by AI`] : []),
    ...(unused > 0 ? [`${unused} from the catalogue`] : []),
    ...(copies > 0 ? [`${copies} with a copy of a used list`] : []),
  ].join(', ')
