import type { Finding } from '#shared/contract/admin.ts'
import type { FieldError } from '#shared/contract/common.ts'
import type { ListContent } from '#shared/contract/game.ts'
import { GENERATION_TIMEOUT } from '#shared/limits.ts'
import { askModel, type FailureReason, type ModelAnswer } from '../ai/ask-model.ts'
import type { Model } from '../ai/models.ts'
import type { World } from '../env.ts'
import type { Existing } from '../lists/similarity.ts'
import { checkDraft } from './checks.ts'
import { checkSources, secondOpinion } from './findings.ts'
import { type Complaint, type GeneratedList, writeDraft } from './prompt.ts'

export type Commission = {
  topic: string
  is_ranked: boolean
  model: Model
  /** An admin asked for it and sees the findings. Any other list may be seen by nobody before its day. */
  is_asked_for: boolean
}

export type Generated =
  /** `key`: the catalogue's, for one of its lists. */
  | { outcome: 'list'; content: ListContent; findings: Finding[]; key?: string }
  /** `sentence` is for the admin. `is_outage`: the service failed, not the topic. */
  | { outcome: 'failed'; sentence: string; is_outage: boolean }

const DRAFTS = 2
/** The share of doubted items that makes a list unfit; without an admin, one doubt does. */
const DOUBTED_AT_MOST = 1 / 3
/** The share of unchecked items that makes a second opinion void. */
const UNCHECKED_AT_MOST = 1 / 3

/** Takes at most GENERATION_TIMEOUT. Never throws, stores nothing. */
export async function generateList(
  env: Env,
  world: World,
  { topic, is_ranked, model, is_asked_for }: Commission,
  existing: readonly Existing[],
): Promise<Generated> {
  const start = world.now()
  // Each question may take half of the remaining time.
  const timeout = () => Math.max(0, GENERATION_TIMEOUT - (world.now() - start)) / 2
  let complaint = null as Complaint | null
  let best = null as Generated | null
  for (let drafts = 0; drafts < DRAFTS; drafts++) {
    const written: ModelAnswer<GeneratedList> = await askModel(env, world, {
      ...writeDraft(topic, is_ranked, complaint),
      model,
      timeout: timeout(),
    })
    if (written.outcome !== 'answer') {
      best ??= failed(sentenceOfNoAnswer(written), isOutage(written))
      if (written.outcome === 'failed' && written.reason === 'unreadable') continue
      return best
    }
    const draft = written.value
    const { content, faults } = checkDraft(draft, { topic, is_ranked }, existing)
    if (!content) {
      complaint = { draft, faults: faults.map(({ path, message }) => `${path}: ${message}`) }
      if (best?.outcome !== 'list') best = unpublishable(faults)
      continue
    }
    const findings = await secondOpinion(env, world, model, content, timeout())
    if (!is_asked_for && !isChecked(findings, content)) return failed(NOT_CHECKED)
    const doubts = findings.filter(isDoubt)
    const most = is_asked_for ? content.items.length * DOUBTED_AT_MOST : 0
    const checked: Generated =
      doubts.length > most
        ? failed(is_asked_for ? TOO_DOUBTFUL : STILL_DOUBTFUL)
        : { outcome: 'list', content, findings: [...findings, ...(await checkSources(world, content))] }
    if (doubts.length === 0) return checked
    if (best?.outcome !== 'list' || (checked.outcome === 'list' && doubts.length < doubtsOf(best))) best = checked
    complaint = { draft, faults: doubts.map(({ path, message }) => `${path}: ${message}`) }
  }
  return best ?? failed('The model did not write a list. Please try again.')
}

const isDoubt = ({ kind }: Finding) => kind === 'fact'
const isChecked = (findings: readonly Finding[], { items }: ListContent) => {
  const unchecked = findings.filter(({ kind }) => kind === 'unchecked')
  return unchecked.length <= items.length * UNCHECKED_AT_MOST && unchecked.every(({ path }) => path !== 'items')
}
const NOT_CHECKED = 'The facts in the model’s list could not be double-checked. Please try again later.'
const TOO_DOUBTFUL = 'Too many of the facts in the model’s list are doubtful. Please try again or use another model.'
const STILL_DOUBTFUL = 'Every draft the model wrote contained a doubtful fact.'
const doubtsOf = ({ findings }: { findings: Finding[] }) => findings.filter(isDoubt).length

const failed = (sentence: string, is_outage = false): Generated => ({ outcome: 'failed', sentence, is_outage })
export const unpublishable = ([fault]: readonly FieldError[]) =>
  failed(`The model’s list cannot be published: ${fault?.message ?? ''} Please try again.`)

const SENTENCES: Record<FailureReason | 'timeout', string> = {
  timeout: 'The model took too long. Please try again or use another model.',
  'rate-limited': 'The model’s service has received too many requests. Please wait a while and try again.',
  'no-access': 'The model’s service denied access. Please check your API keys and your credit.',
  refused: 'The model’s service refused the request. Please try again with another model.',
  'service-error': 'The model’s service is having problems. Please try again later.',
  unreachable: 'The model’s service cannot be reached. Please try again later.',
  unreadable: 'The model didn’t return a usable list. Please try again or use another model.',
  'too-large': 'The model’s answer was far too long. Please try again or use another model.',
  aborted: 'The request to the model was interrupted. Please try again.',
}

type Unanswered = { outcome: 'timeout' } | { outcome: 'failed'; reason: FailureReason }

/** Failures due to the question; all others are outages. */
const OF_THE_QUESTION: readonly FailureReason[] = ['refused', 'unreadable', 'too-large']
const isOutage = (answer: Unanswered) => answer.outcome === 'timeout' || !OF_THE_QUESTION.includes(answer.reason)

/** For the admin. */
export const sentenceOfNoAnswer = (answer: Unanswered) =>
  SENTENCES[answer.outcome === 'timeout' ? 'timeout' : answer.reason]
