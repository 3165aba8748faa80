import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ScheduledDay } from '#shared/contract/admin.ts'
import { wholeScheduleQuery } from '../../api/admin.ts'
import buttons from '../../styles/buttons.module.css'
import fields from '../../styles/fields.module.css'
import layout from '../../styles/layout.module.css'
import typography from '../../styles/typography.module.css'
import { dayName } from '../../ui/day-name.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { NO_LIST, whyFixed } from '../lists/day-names.ts'
import { cut, TITLE_CUT } from '../parts/cut.ts'
import { shortDate } from '../parts/dates.ts'
import { LoadFailed } from '../tables/load-states.tsx'

type Props = { day: ScheduledDay; today: string; onSwap: (to: ScheduledDay) => void; onClose: () => void }

/** Swaps without dragging, also onto another page. */
export function SwapDialog({ day, today, onSwap, onClose }: Props) {
  const { data, error, isFetching, refetch } = useQuery(wholeScheduleQuery())
  const [chosen, setChosen] = useState('')
  const others = (data ?? []).filter(
    (other) =>
      other.daily_game_date !== day.daily_game_date && whyFixed(other, today) === null && (day.list ?? other.list),
  )
  const to = others.find((other) => other.daily_game_date === chosen) ?? others[0]

  return (
    <Dialog title="Move to another date" onClose={onClose}>
      <p>
        <b dir="auto">{day.list?.title ?? NO_LIST}</b>
        <br />
        <span className={typography.soft}>{dayName(day.daily_game_date)}. The two dates will swap lists.</span>
      </p>
      {error && !data && (
        <LoadFailed title="Failed to load" error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      <form
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault()
          if (!to) return
          onClose()
          onSwap(to)
        }}
      >
        <div className={fields.field}>
          <label htmlFor="swap-with">Swap with…</label>
          <select
            className={fields.input}
            id="swap-with"
            disabled={!data}
            value={to?.daily_game_date ?? ''}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            {!data && <option value="">Loading...</option>}
            {others.map(({ daily_game_date: date, list }) => (
              <option key={date} value={date}>
                {shortDate(date, today)}: {list ? cut(list.title, TITLE_CUT) : NO_LIST}
              </option>
            ))}
          </select>
          <p className={fields.note} id="swap-note">
            {data && !to && 'There is no date to swap with.'}
          </p>
        </div>
        <div className={layout.actions}>
          <button type="button" className={buttons.quiet} onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className={buttons.btn} aria-disabled={!to} aria-describedby="swap-note">
            Swap
          </button>
        </div>
      </form>
    </Dialog>
  )
}
