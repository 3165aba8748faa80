import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SchedulePage } from '#shared/contract/admin.ts'
import { SCHEDULE_KEY } from '../../api/admin.ts'
import { useEasternToday } from '../../api/day-turn.ts'

/** The Eastern date of now for a page that may be open since yesterday. Once the day has turned, the schedule is asked for anew. */
export function useToday(loaded: SchedulePage | undefined): string {
  const client = useQueryClient()
  const now = useEasternToday()
  const asOf = loaded?.today ?? ''
  const turned = asOf !== '' && asOf < now ? now : null
  useEffect(() => {
    if (turned) void client.invalidateQueries({ queryKey: SCHEDULE_KEY })
  }, [client, turned])
  return turned ?? asOf
}
