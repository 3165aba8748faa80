import { queryOptions } from '@tanstack/react-query'
import {
  aiModels,
  findingsResponse,
  type GenerateRequest,
  type GenerationJobs,
  generateResponse,
  generationJobs,
  regeneratedItem,
  suggestedAnswers,
} from '#shared/contract/admin.ts'
import { success } from '#shared/contract/common.ts'
import { GENERATION_WAIT, ITEM_TIMEOUT } from '#shared/limits.ts'
import { listAddress, SCHEDULE_KEY } from './admin.ts'
import { request } from './request.ts'

/** Milliseconds. */
const ANSWER_ON_ITS_WAY = 10_000
const LOOK_AT_JOBS = 5_000
const LOOK_AT_BROKEN_OFF = 30_000

export const aiModelsQuery = () =>
  queryOptions({ queryKey: ['models'], queryFn: () => request('/admin/ai-models', aiModels) })

export const generateList = (wanted: GenerateRequest) =>
  request('/admin/generate-list', generateResponse, { method: 'POST', json: wanted, timeout: GENERATION_WAIT })

export const JOBS_KEY = ['generation-jobs'] as const
/** A job that nobody works at; the cron resumes it. */
export const isBrokenOff = ({ is_running, list_id, error }: GenerationJobs['data'][number]) =>
  !is_running && list_id === null && error === null

/** Polled while a list is being generated and the page is visible. */
export const generationJobsQuery = () =>
  queryOptions({
    queryKey: JOBS_KEY,
    queryFn: () => request('/admin/generation-jobs', generationJobs),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const jobs = state.data?.data ?? []
      if (jobs.some((job) => job.is_running)) return LOOK_AT_JOBS
      return jobs.some(isBrokenOff) && LOOK_AT_BROKEN_OFF
    },
  })

const findingsAddress = (id: string) => `${listAddress(id)}/findings`
export const findingsQuery = (id: string) =>
  queryOptions({
    queryKey: [...SCHEDULE_KEY, 'findings', id],
    queryFn: () => request(findingsAddress(id), findingsResponse),
  })

export const removeFindings = (id: string) => request(findingsAddress(id), success, { method: 'DELETE' })

/** `position` from 1, in the list's `version`. */
export type StoredItem = { id: string; version: number; position: number }

const ofItem = ({ position, version }: StoredItem) =>
  ({ method: 'POST', json: { position, version }, timeout: ITEM_TIMEOUT + ANSWER_ON_ITS_WAY }) as const

export const regenerateItem = (item: StoredItem) =>
  request(`${listAddress(item.id)}/regenerate-item`, regeneratedItem, ofItem(item))

export const suggestAnswers = (item: StoredItem) =>
  request(`${listAddress(item.id)}/suggest-answers`, suggestedAnswers, ofItem(item))
