import type { QueryClient } from '@tanstack/react-query'
import type { GenerateRequest, GenerateResponse, GenerationJobs } from '#shared/contract/admin.ts'
import { findingsQuery, generateList, generationJobsQuery, isBrokenOff, JOBS_KEY } from '../../api/admin-generation.ts'
import { RequestError } from '../../api/request-error.ts'
import { hasStatus } from '../parts/failure.ts'

/** The cron resumes such jobs, a few in each run. */
export const BROKEN_OFF = 'Generation was interrupted. It will be tried once more, usually within the hour.'

export type Job = GenerationJobs['data'][number]

export const knownJob = (client: QueryClient, date: string): Job | undefined =>
  client.getQueryData<GenerationJobs>(JOBS_KEY)?.data.find(({ game_date }) => game_date === date)

export const isAskedFor = (job: Job, { topic, is_ranked, model = job.model }: GenerateRequest): boolean =>
  job.topic === topic && job.is_ranked === is_ranked && job.model === model

/** Where the answer is lost, the job's outcome replaces it. */
export async function askForList(client: QueryClient, wanted: GenerateRequest): Promise<GenerateResponse> {
  const earlier = knownJob(client, wanted.game_date)
  try {
    return await generateList(wanted)
  } catch (failure) {
    if (!hasStatus(failure, 0)) throw failure
    await client.fetchQuery(generationJobsQuery()).catch(() => {})
    const job = knownJob(client, wanted.game_date)
    if (!job || job.is_running || !isAskedFor(job, wanted)) throw failure
    const { game_date, list_id, error } = job
    const sentence = isBrokenOff(job) ? BROKEN_OFF : error
    if (sentence !== null)
      throw new RequestError(0, { error: sentence, code: 'generation-failed', request_id: '' }, failure)
    // Another request's list was there before.
    if (list_id === null || list_id === earlier?.list_id) throw failure
    return { success: true, daily_game_date: game_date, list_id, findings: await listFindings(client, list_id) }
  }
}

/** Empty where they cannot be loaded: List Details reports it. */
export const listFindings = async (client: QueryClient, list_id: string) =>
  (await client.fetchQuery(findingsQuery(list_id)).catch(() => null))?.findings ?? []
