import type { Statistics } from '#shared/contract/account.ts'
import card from '../styles/card.module.css'
import layout from '../styles/layout.module.css'
import { dayName } from '../ui/day-name.ts'
import styles from './calendar.module.css'
import { type CalendarDay, calendarDays, describeCalendar, WEEKS_SHOWN } from './calendar-days.ts'

const LOOK: Record<CalendarDay['kind'], string | undefined> = {
  missed: styles.day,
  played: styles.played,
  perfect: styles.perfect,
  'to come': styles.toCome,
}

/** A column a week, from Monday down to Sunday. */
export function Calendar({ statistics, today }: { statistics: Statistics | null; today: string }) {
  const calendar = calendarDays(statistics?.days ?? {}, today)
  return (
    <section className={`${card.card} ${layout.stack}`} aria-labelledby="weeks">
      <h2 id="weeks">Your last {WEEKS_SHOWN} weeks</h2>
      <div
        className={styles.calendar}
        role="img"
        aria-label={statistics ? describeCalendar(calendar, statistics.day_streak) : 'Loading'}
      >
        {calendar.map(({ date, kind, isToday, score }) => (
          <i
            key={date}
            className={statistics ? LOOK[kind] : styles.toCome}
            data-day={statistics ? kind : undefined}
            data-today={isToday || undefined}
            title={score === null ? dayName(date) : `${dayName(date)}: ${score}`}
          />
        ))}
      </div>
      <div className={styles.key} aria-hidden="true">
        <Key look={styles.day} word="Not played" />
        <Key look={styles.played} word="Played" />
        <Key look={styles.perfect} word="Perfect" />
        <Key look={styles.day} word="Today" isToday />
      </div>
    </section>
  )
}

function Key({ look, word, isToday }: { look: string | undefined; word: string; isToday?: boolean }) {
  return (
    <span>
      <i className={look} data-today={isToday} />
      {word}
    </span>
  )
}
