import type { Statistics } from '#shared/contract/account.ts'
import { dayName } from '../ui/day-name.ts'
import { type CalendarDay, calendarDays, describeCalendar, WEEKS_SHOWN } from './calendar-days.ts'

const LOOK: Record<CalendarDay['kind'], string> = { missed: '', played: 'on', perfect: 'full', 'to come': 'off' }

/** A column for each week, from Monday down to Sunday. */
export function Calendar({ statistics, today }: { statistics: Statistics | null; today: string }) {
  const calendar = calendarDays(statistics?.days ?? {}, today)
  return (
    <section className="card stack" aria-labelledby="weeks">
      <h2 id="weeks">Your last {WEEKS_SHOWN} weeks</h2>
      <div
        className="cal"
        role="img"
        aria-label={statistics ? describeCalendar(calendar, statistics.day_streak) : 'Loading'}
      >
        {calendar.map(({ date, kind, isToday, score }) => (
          <i
            key={date}
            className={`${statistics ? LOOK[kind] : 'off'}${isToday ? ' today' : ''}`}
            title={score === null ? dayName(date) : `${dayName(date)}: ${score}`}
          />
        ))}
      </div>
      <div className="key" aria-hidden="true">
        <Key look="" word="Not played" />
        <Key look="on" word="Played" />
        <Key look="full" word="Perfect" />
        <Key look="today" word="Today" />
      </div>
    </section>
  )
}

function Key({ look, word }: { look: string; word: string }) {
  return (
    <span>
      <span className="cal">
        <i className={look} />
      </span>
      {word}
    </span>
  )
}
