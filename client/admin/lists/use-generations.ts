import { type QueryClient, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { GenerateRequest, GenerationJobs } from '#shared/contract/admin.ts'
import { SCHEDULE_KEY } from '../../api/admin.ts'
import { generationJobsQuery, isBrokenOff, JOBS_KEY } from '../../api/admin-generation.ts'
import { announce } from '../../ui/announcer.tsx'
import { sentences } from '../../ui/sentences.ts'
import { thingsToCheck } from '../findings/findings.ts'
import { weekday } from '../parts/dates.ts'
import { failureSentence, hasStatus } from '../parts/failure.ts'
import { useToasts } from '../parts/toasts.tsx'
import { askForList, BROKEN_OFF, isAskedFor, type Job, knownJob, listFindings } from './ask-for-list.ts'
import { forgetDraft } from './generation-drafts.ts'

/** The mutation key; its variables name the date. */
const GENERATE_KEY = ['generate-list']

const FAILED = 'Failed to generate list'
const FAILED_KEYS = 'Failed to generate list. Please check your API keys and try again.'

/** `model` undefined: the default. */
export type Asked = { topic: string; is_ranked: boolean; model?: string | undefined }

export type Generation = {
  running?: Asked | undefined
  failed?: { asked: Asked; sentence: string } | undefined
}

type ShownDay = { date: string; onPlaced: (list_id: string, hasFindings: boolean) => void }

/** Generations of all pages and admins, and the cron. Each outcome is reported once. */
export function useGenerations(shown: ShownDay | null) {
  const client = useQueryClient()
  const { tell, warn } = useToasts()
  const { data: jobs } = useQuery(generationJobsQuery())
  const current = useRef(shown)
  useEffect(() => {
    current.current = shown
    return () => {
      current.current = null
    }
  })

  const placed = (date: string, list_id: string, findings: number) => {
    forgetDraft(date)
    const title = `List ready for ${weekday(date)}`
    const toCheck = thingsToCheck(findings)
    if (current.current?.date !== date) return tell(title, toCheck)
    current.current.onPlaced(list_id, findings > 0)
    if (toCheck) announce(sentences(title, toCheck))
    else tell(title)
  }
  const failed = (date: string, sentence: string) => {
    // The dialog reports it.
    if (current.current?.date !== date) warn(`No list for ${weekday(date)}`, sentence)
  }

  const wasRunning = useEndedJobs(jobs, async ({ game_date, list_id, error }) => {
    void client.invalidateQueries({ queryKey: SCHEDULE_KEY })
    if (isToldHere(client, game_date)) return
    if (list_id === null) return failed(game_date, error ?? BROKEN_OFF)
    placed(game_date, list_id, (await listFindings(client, list_id)).length)
  })

  const { mutate } = useMutation({
    mutationKey: GENERATE_KEY,
    mutationFn: (wanted: GenerateRequest) => askForList(client, wanted),
    onSuccess: ({ daily_game_date, list_id, findings }) => placed(daily_game_date, list_id, findings.length),
    onError: (failure, { game_date }) => {
      // A lost answer: the list may still be generated, and its job reports.
      if (hasStatus(failure, 0) && (knownJob(client, game_date)?.is_running || wasRunning(game_date))) return
      failed(game_date, failureSentence(failure, FAILED, FAILED_KEYS))
    },
    onSettled: (_, failure) => {
      const refreshed = [JOBS_KEY, SCHEDULE_KEY].map((queryKey) =>
        client.invalidateQueries({ queryKey: [...queryKey] }),
      )
      // The day stays busy until the schedule is refetched. Only a lost answer is reported by the job.
      return hasStatus(failure, 0) ? undefined : Promise.all(refreshed)
    },
  })

  return { generate: mutate, generationOf: useGenerationOf(jobs) }
}

/** A request reports its own outcome, unless its answer was lost or another's list is being generated. */
function isToldHere(client: QueryClient, date: string): boolean {
  const requests = client.getMutationCache().findAll({ mutationKey: GENERATE_KEY })
  const last = requests.findLast(({ state }) => (state.variables as GenerateRequest | undefined)?.game_date === date)
  return last !== undefined && !hasStatus(last.state.error, 0, 409)
}

type Stand = 'running' | 'broken-off' | 'over'
const standOf = (job: Job): Stand => (job.is_running ? 'running' : isBrokenOff(job) ? 'broken-off' : 'over')

/**
 * Calls `onEnded` for each job that has ended or broken off since the last poll. Returns whether a date's job was
 * running then.
 */
function useEndedJobs(jobs: GenerationJobs | undefined, onEnded: (job: Job) => void): (date: string) => boolean {
  const tellEnded = useEffectEvent(onEnded)
  const last = useRef<ReadonlyMap<string, Stand>>(new Map())
  useEffect(() => {
    if (!jobs) return
    const before = last.current
    last.current = new Map(jobs.data.map((job) => [job.game_date, standOf(job)]))
    for (const job of jobs.data) {
      const [was, is] = [before.get(job.game_date) ?? 'over', standOf(job)]
      if (was !== 'over' && is !== 'running' && is !== was) tellEnded(job)
    }
  }, [jobs])
  return (date) => last.current.get(date) === 'running'
}

function useGenerationOf(jobs: GenerationJobs | undefined): (date: string) => Generation {
  const requests = useMutationState({
    filters: { mutationKey: GENERATE_KEY },
    select: ({ state }) => ({ ...state, variables: state.variables as GenerateRequest | undefined }),
  })
  return (date) => {
    const job = jobs?.data.find(({ game_date }) => game_date === date)
    const request = requests.findLast(({ variables }) => variables?.game_date === date)
    const mine = request?.variables
    if (mine && request.status === 'pending') return { running: mine }
    const ofRequest =
      mine && request.status === 'error'
        ? { asked: mine, sentence: failureSentence(request.error, FAILED, FAILED_KEYS) }
        : undefined
    if (job?.is_running) return { running: job, failed: hasStatus(request?.error, 409) ? ofRequest : undefined }
    const ofJob = job && job.list_id === null ? { asked: job, sentence: job.error ?? BROKEN_OFF } : undefined
    const isLost = mine && job && hasStatus(request.error, 0) && isAskedFor(job, mine)
    return { failed: isLost ? (ofJob ?? ofRequest) : (ofRequest ?? ofJob) }
  }
}
