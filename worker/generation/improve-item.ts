import type { RegeneratedItem, SuggestedAnswers } from '#shared/contract/admin.ts'
import type { FieldError } from '#shared/contract/common.ts'
import type { ListContent } from '#shared/contract/game.ts'
import { faultsOfList } from '#shared/game/list-rules.ts'
import { ITEM_MAX_TOKENS, ITEM_TIMEOUT } from '#shared/limits.ts'
import { askModel, type Question } from '../ai/ask-model.ts'
import { modelsOf } from '../ai/models.ts'
import { ApiError, badRequest, conflict } from '../http/errors.ts'
import { faultsOfTexts, faultsOfUnits, otherAnswers, readContent } from './checks.ts'
import { spareAnswers } from './findings.ts'
import { sentenceOfNoAnswer } from './generate-list.ts'
import { checkClaims, writeItem } from './prompt.ts'
import type { Workshop } from './run-job.ts'

type Shop = Pick<Workshop, 'env' | 'world'>

const TRIES = 2

/** `position` is 1-based. Throws 400, 409 without a model, and 502. */
export async function regenerateItem(shop: Shop, list: ListContent, position: number): Promise<RegeneratedItem> {
  const index = requireItem(list, position)
  let faults: string[] = []
  for (let tries = 0; tries < TRIES; tries++) {
    const timeout = ITEM_TIMEOUT / TRIES
    const { name, metric, hint, variations } = await ask(shop, { ...writeItem(list, index, faults), timeout })
    const item = {
      name: name.trim(),
      ...(metric.trim() && { metric: metric.trim() }),
      variations: otherAnswers(name, variations),
    }
    const items = list.items.with(index, item)
    const hints = list.hints.with(index, hint.trim())
    const known = new Set(faultsOf(list).map(({ path }) => path))
    const found = faultsOf({ ...list, items, hints }).filter(
      ({ path }) => !known.has(path) || path.startsWith(`items.${index}.`) || path === `hints.${index}`,
    )
    if (found.length === 0) return { item, hint: hint.trim() }
    faults = found.map(({ path, message }) => `${path}: ${message}`)
  }
  throw new ApiError(502, 'generation-failed', 'The model’s item does not fit this list. Please try again.')
}

/** Storing faults come first: the publishing rules expect bounded texts. */
function faultsOf(list: ListContent): FieldError[] {
  const { faults } = readContent(list)
  return faults.length > 0 ? faults : [...faultsOfList(list), ...faultsOfUnits(list), ...faultsOfTexts(list)]
}

/** Throws as `regenerateItem` does. */
export async function suggestAnswers(shop: Shop, list: ListContent, position: number): Promise<SuggestedAnswers> {
  const index = requireItem(list, position)
  const { data, ...question } = checkClaims(list)
  const claims = data.claims.filter(({ number }) => number === position)
  const asked = { ...question, data: { ...data, claims }, maxTokens: ITEM_MAX_TOKENS, timeout: ITEM_TIMEOUT }
  const answer = await ask(shop, asked)
  const texts = answer.claims.find(({ number }) => number === index + 1)?.missing_answers ?? []
  return { answers: spareAnswers(texts, list.items) }
}

function requireItem({ items }: ListContent, position: number): number {
  if (!items[position - 1]) throw badRequest('That item is not on the list.')
  return position - 1
}

async function ask<T>({ env, world }: Shop, question: Omit<Question<T>, 'model'>): Promise<T> {
  const model = modelsOf(env).standard
  if (!model) throw conflict('no-model', 'No AI model is set up, so this is not available.')
  const answer = await askModel(env, world, { ...question, model })
  if (answer.outcome === 'answer') return answer.value
  throw new ApiError(502, 'generation-failed', sentenceOfNoAnswer(answer))
}
