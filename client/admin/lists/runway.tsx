import type { SchedulePage } from '#shared/contract/admin.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { DAYS_AHEAD } from '#shared/game/limits.ts'
import { Icon } from '../../ui/icon.tsx'
import { weekday } from '../dates.ts'

type Props = { runway: SchedulePage['runway']; today: string }

/** How far the schedule reaches without a gap, and where of today and the next 14 days the gaps are. */
export function Runway({ runway, today }: Props) {
  const dates = Array.from({ length: DAYS_AHEAD + 1 }, (_, at) => addDays(today, at))
  const empty = new Set(runway.empty)
  const gaps = runway.empty.map(weekday)
  return (
    <section className="runway" aria-label="Runway">
      <div className="row">
        <b>{runway.filled === 1 ? '1 day is filled' : `${runway.filled} days in a row are filled`}</b>
        {gaps.length > 0 ? (
          <span className="badge hint">
            <Icon name="clock" />
            First gap {gaps[0]}
          </span>
        ) : (
          <span className="badge good">
            <Icon name="tick" />
            No gap in the next {DAYS_AHEAD} days
          </span>
        )}
      </div>
      <div className="run" aria-hidden="true">
        {dates.map((date) => (
          <i key={date} className={empty.has(date) ? 'gap' : undefined} />
        ))}
      </div>
      {gaps.length > 0 && (
        <p className="soft">
          Empty in the next {DAYS_AHEAD} days: {gaps.join(' · ')}
        </p>
      )}
    </section>
  )
}
