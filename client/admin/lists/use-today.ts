import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SchedulePage } from '#shared/contract/admin.ts'
import { SCHEDULE_KEY } from '../../api/admin.ts'
import { useEasternToday } from '../../api/day-turn.ts'

/** Today's Eastern date. The schedule is refetched when the day turns. */
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
