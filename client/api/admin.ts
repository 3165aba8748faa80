import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  type AnalyticsRange,
  adminCheck,
  adminListResponse,
  analytics,
  auditPage,
  categoriesResponse,
  feedbackPage,
  ideasPage,
  type ListEdit,
  placedResponse,
  type ScheduledDay,
  type SwapRequest,
  schedulePage,
} from '#shared/contract/admin.ts'
import { success } from '#shared/contract/common.ts'
import { ADMIN_PAGE_SIZE } from '#shared/limits.ts'
import { request } from './request.ts'
import { RequestError } from './request-error.ts'

/** Milliseconds. */
const STALE_AFTER = 5 * 60_000
const RETRIES = 2

/** Days in one answer at most. */
const WIDEST_PAGE = 100

/** A refusal is final. */
const isRefusal = (error: Error) => error instanceof RequestError && error.status >= 400 && error.status < 500

export const adminQueryDefaults = {
  staleTime: STALE_AFTER,
  retry: (failures: number, error: Error) => failures < RETRIES && !isRefusal(error),
}

export const listAddress = (id: string) => `/admin/lists/${encodeURIComponent(id)}`
export const pageOf = (page: number) => `page=${page}&per_page=${ADMIN_PAGE_SIZE}`

export const adminCheckQuery = () =>
  queryOptions({ queryKey: ['check'], queryFn: () => request('/admin/check', adminCheck) })

/** Days and lists: any change of the schedule makes them stale. */
export const SCHEDULE_KEY = ['schedule'] as const

/** Pages count from 1. */
export const schedulePageKey = [...SCHEDULE_KEY, 'page'] as const
export const schedulePageQuery = (page: number) =>
  queryOptions({
    queryKey: [...schedulePageKey, page],
    queryFn: () => request(`/admin/lists?${pageOf(page)}`, schedulePage),
    placeholderData: keepPreviousData,
  })

export const wholeScheduleQuery = () =>
  queryOptions({
    queryKey: [...SCHEDULE_KEY, 'whole'],
    // Refetched when a date is chosen.
    staleTime: 0,
    queryFn: async () => {
      const days: ScheduledDay[] = []
      for (let page = 1, last = 1; page <= last; page++) {
        const part = await request(`/admin/lists?page=${page}&per_page=${WIDEST_PAGE}`, schedulePage)
        days.push(...part.data)
        last = part.last_page
      }
      return days
    },
  })

export const getAdminList = (id: string) => request(listAddress(id), adminListResponse)

export const adminListKey = (id: string) => [...SCHEDULE_KEY, 'list', id] as const
export const adminListQuery = (id: string) =>
  queryOptions({ queryKey: adminListKey(id), queryFn: () => getAdminList(id) })

/** Fetched for each edit, and not refetched during it. */
export const editedListQuery = (id: string) =>
  queryOptions({
    queryKey: ['edited-list', id],
    queryFn: () => getAdminList(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })

export const auditQuery = (page: number) =>
  queryOptions({
    queryKey: [...SCHEDULE_KEY, 'audit', page],
    queryFn: () => request(`/admin/audit?${pageOf(page)}`, auditPage),
    placeholderData: keepPreviousData,
  })

export const categoriesQuery = () =>
  queryOptions({
    queryKey: [...SCHEDULE_KEY, 'categories'],
    queryFn: () => request('/admin/categories', categoriesResponse),
  })

export const putList = (id: string, edit: ListEdit) =>
  request(listAddress(id), adminListResponse, { method: 'PUT', json: edit })

export const swapDates = (swap: SwapRequest) =>
  request('/admin/lists/swap-dates', success, { method: 'POST', json: swap })

export const rejectList = (id: string, game_date: string) =>
  request(`${listAddress(id)}/reject`, success, { method: 'POST', json: { game_date } })

export const restoreList = (id: string) => request(`${listAddress(id)}/restore`, placedResponse, { method: 'POST' })

export const IDEAS_KEY = ['ideas'] as const
export const ideasPageQuery = (page: number, isProcessedShown: boolean) =>
  queryOptions({
    queryKey: [...IDEAS_KEY, page, isProcessedShown],
    queryFn: () =>
      request(`/admin/list-ideas?${pageOf(page)}&show_processed=${isProcessedShown ? '1' : '0'}`, ideasPage),
    placeholderData: keepPreviousData,
  })

export const addIdea = (idea: string, ranked: boolean) =>
  request('/admin/list-ideas', success, { method: 'POST', json: { idea, ranked } })

export const markIdea = (id: number, approved: boolean) =>
  request(`/admin/list-ideas/${id}`, success, { method: 'PUT', json: { approved } })

/** A page's at most. */
export const approveIdeas = (ids: number[]) =>
  request('/admin/list-ideas/approve', success, { method: 'POST', json: { ids } })
export const deleteIdeas = (ids: number[]) =>
  request('/admin/list-ideas/delete', success, { method: 'POST', json: { ids } })

export const FEEDBACK_KEY = ['feedback'] as const
export const feedbackPageQuery = (page: number, isImplementedShown: boolean) =>
  queryOptions({
    queryKey: [...FEEDBACK_KEY, page, isImplementedShown],
    queryFn: () =>
      request(`/admin/feedback?${pageOf(page)}&show_implemented=${isImplementedShown ? '1' : '0'}`, feedbackPage),
    placeholderData: keepPreviousData,
  })

export const markFeedback = (id: number, implemented: boolean) =>
  request(`/admin/feedback/${id}`, success, { method: 'PUT', json: { implemented } })

export const deleteFeedback = (id: number) => request(`/admin/feedback/${id}`, success, { method: 'DELETE' })

export const analyticsQuery = (range: AnalyticsRange) =>
  queryOptions({
    queryKey: ['analytics', range],
    queryFn: () => request(`/admin/analytics?range=${range}`, analytics),
    placeholderData: keepPreviousData,
  })
