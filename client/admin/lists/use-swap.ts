import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ScheduledDay, SchedulePage } from '#shared/contract/admin.ts'
import { SCHEDULE_KEY, schedulePageKey, swapDates } from '../../api/admin.ts'
import { shortDate } from '../parts/dates.ts'
import { failureSentence } from '../parts/failure.ts'
import { useToasts } from '../parts/toasts.tsx'

type Swap = { from: ScheduledDay; to: ScheduledDay; today: string; isUndo?: boolean }

/** Swaps optimistically; a refusal restores the rows. */
export function useSwap() {
  const client = useQueryClient()
  const { tell, warn, offerUndo } = useToasts()
  const { mutate } = useMutation({
    // In sequence: a second swap starts from the first one's outcome.
    scope: { id: 'swap' },
    mutationFn: ({ from, to }: Swap) =>
      swapDates({
        from_date: from.daily_game_date,
        to_date: to.daily_game_date,
        from_list_id: from.list?.id ?? null,
        to_list_id: to.list?.id ?? null,
      }),
    onMutate: async (swap) => {
      await client.cancelQueries({ queryKey: schedulePageKey })
      const pages = client.getQueriesData<SchedulePage>({ queryKey: schedulePageKey })
      client.setQueriesData<SchedulePage>({ queryKey: schedulePageKey }, (page) => page && swapped(page, swap))
      return pages
    },
    onSuccess: (_, swap) => {
      const dates = `${shortDate(swap.from.daily_game_date, swap.today)} and ${shortDate(swap.to.daily_game_date, swap.today)}`
      if (swap.isUndo) tell(`${dates} swapped back`)
      else offerUndo(`${dates} swapped`, () => mutate(undone(swap)))
    },
    onError: (error, { isUndo }, pages) => {
      for (const [key, page] of pages ?? []) client.setQueryData(key, page)
      warn(
        isUndo ? 'The swap was not undone' : 'The dates were not swapped',
        failureSentence(error, 'Failed to swap the dates'),
      )
    },
    onSettled: () => client.invalidateQueries({ queryKey: SCHEDULE_KEY }),
  })
  return mutate
}

const undone = ({ from, to, today }: Swap): Swap => ({
  from: { ...from, list: to.list },
  to: { ...to, list: from.list },
  today,
  isUndo: true,
})

/** The runway comes with the server's answer. */
function swapped(page: SchedulePage, { from, to }: Swap): SchedulePage {
  const held = new Map([
    [from.daily_game_date, to.list],
    [to.daily_game_date, from.list],
  ])
  const data = page.data.map((day) =>
    held.has(day.daily_game_date) ? { daily_game_date: day.daily_game_date, list: held.get(day.daily_game_date) } : day,
  )
  return { ...page, data }
}
