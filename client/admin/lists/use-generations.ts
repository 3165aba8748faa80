import { type QueryClient, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { GenerateRequest, GenerationJobs } from '#shared/contract/admin.ts'
import { SCHEDULE_KEY } from '../../api/admin.ts'
import { findingsQuery, generateList, generationJobsQuery, JOBS_KEY } from '../../api/admin-generation.ts'
import { announce } from '../../ui/announcer.tsx'
import { sentences } from '../../ui/sentences.ts'
import { weekday } from '../dates.ts'
import { failureSentence, hasStatus } from '../failure.ts'
import { thingsToCheck } from '../findings/findings.ts'
import { useToasts } from '../toasts.tsx'
import { forgetDraft } from './generation-drafts.ts'

/** What runs under this key is generating a list for the date that its variables name. */
const GENERATE_KEY = ['generate-list']

const FAILED = 'Failed to generate list'
const FAILED_KEYS = 'Failed to generate list. Please check your API keys and try again.'
const BROKEN_OFF = 'The list was not written to the end. Please try again.'

type Job = GenerationJobs['data'][number]
/** `model`: undefined is the default one. */
export type Asked = { topic: string; is_ranked: boolean; model?: string | undefined }

export type Generation = {
  /** What is being written for the date. */
  running?: Asked | undefined
  /** Of what nothing came last, and why. */
  failed?: { asked: Asked; sentence: string } | undefined
}

/** What the screen does when the list comes for which its dialog stands open. */
type Shown = { date: string; onPlaced: (list_id: string, hasFindings: boolean) => void }

/**
 * The lists that are being written, whoever asked for them: by this page, by one that was closed since, by another admin,
 * by the schedule itself. What came of each is told once.
 */
export function useGenerations(shown: Shown | null) {
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
    const title = `${weekday(date)} has a list`
    const toCheck = thingsToCheck(findings)
    if (current.current?.date !== date) return tell(title, toCheck)
    current.current.onPlaced(list_id, findings > 0)
    if (toCheck) announce(sentences(title, toCheck))
    else tell(title)
  }
  const failed = (date: string, sentence: string) => {
    // The dialog says it.
    if (current.current?.date !== date) warn(`No list for ${weekday(date)}`, sentence)
  }

  const { mutate } = useMutation({
    mutationKey: GENERATE_KEY,
    mutationFn: (wanted: GenerateRequest) => generateList(wanted),
    onSuccess: ({ daily_game_date, list_id, findings }) => placed(daily_game_date, list_id, findings.length),
    onError: async (failure, { game_date }) => {
      // The list is perhaps being written all the same: then what comes of it is told later.
      if (hasStatus(failure, 0) && (await isRunning(client, game_date))) return
      failed(game_date, failureSentence(failure, FAILED, FAILED_KEYS))
    },
    onSettled: () =>
      Promise.all([JOBS_KEY, SCHEDULE_KEY].map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] }))),
  })

  useEndedJobs(jobs, async ({ game_date, list_id, error }) => {
    void client.invalidateQueries({ queryKey: SCHEDULE_KEY })
    if (isToldHere(client, game_date)) return
    if (list_id === null) return failed(game_date, error ?? BROKEN_OFF)
    const findings = await client.fetchQuery(findingsQuery(list_id)).catch(() => null)
    placed(game_date, list_id, findings?.findings.length ?? 0)
  })

  return { generate: mutate, generationOf: useGenerationOf(jobs) }
}

async function isRunning(client: QueryClient, date: string): Promise<boolean> {
  const jobs = await client.fetchQuery(generationJobsQuery()).catch(() => null)
  return jobs?.data.some((job) => job.game_date === date && job.is_running) === true
}

/** A request of this page tells itself what came of it, unless its answer was lost, or another's list is being written. */
function isToldHere(client: QueryClient, date: string): boolean {
  const requests = client.getMutationCache().findAll({ mutationKey: GENERATE_KEY })
  const last = requests.findLast(({ state }) => (state.variables as GenerateRequest | undefined)?.game_date === date)
  return last !== undefined && !hasStatus(last.state.error, 0, 409)
}

/** Calls `onEnded` for each job that was running when the jobs were looked at last. */
function useEndedJobs(jobs: GenerationJobs | undefined, onEnded: (job: Job) => void): void {
  const ended = useRef(onEnded)
  ended.current = onEnded
  const running = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!jobs) return
    for (const job of jobs.data) if (!job.is_running && running.current.has(job.game_date)) ended.current(job)
    running.current = new Set(jobs.data.filter((job) => job.is_running).map((job) => job.game_date))
  }, [jobs])
}

/** How it stands with the list of a date. */
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
    return { failed: hasStatus(request?.error, 0) ? (ofJob ?? ofRequest) : (ofRequest ?? ofJob) }
  }
}
