import type { Finding } from '#shared/contract/admin.ts'
import type { ListContent } from '#shared/contract/game.ts'
import { GUESS_MAX_LENGTH, SOURCE_TIMEOUT } from '#shared/limits.ts'
import { matchGuess } from '#shared/matching/match.ts'
import { askModel } from '../ai/ask-model.ts'
import type { Model } from '../ai/models.ts'
import type { World } from '../env.ts'
import { checkClaims, type Opinion } from './prompt.ts'

const NOTE_MAX_LENGTH = 300
const ANSWERS_AT_MOST = 10

/** Asks a model that does not see the draft, claim by claim. Failing is a finding too. */
export async function secondOpinion(
  env: Env,
  world: World,
  model: Model,
  content: ListContent,
  timeout: number,
): Promise<Finding[]> {
  const answer = await askModel(env, world, { ...checkClaims(content), model, timeout })
  if (answer.outcome === 'answer') return findingsOf(content, answer.value)
  return [{ kind: 'unchecked', path: 'items', message: 'The facts could not be double-checked.' }]
}

function findingsOf({ items }: ListContent, { claims, unfit }: Opinion): Finding[] {
  const why = unfit.trim().slice(0, NOTE_MAX_LENGTH)
  const ofAll: Finding[] = why ? [{ kind: 'fact', path: 'items', message: `Not suitable for all ages: ${why}` }] : []
  const ofEach = items.flatMap((_, index): Finding[] => {
    const claim = claims.find(({ number }) => number === index + 1)
    const path = `items.${index}`
    if (!claim) return [{ kind: 'unchecked', path, message: 'This has not been double-checked.' }]
    const message = claim.note.trim().slice(0, NOTE_MAX_LENGTH) || 'This may be wrong.'
    const answers = spareAnswers(claim.missing_answers, items)
    const found: Finding[] = []
    if (!claim.is_right) found.push({ kind: 'fact', path, message })
    if (answers.length > 0) found.push({ kind: 'answers', path, message: 'Players may also type:', answers })
    return found
  })
  return [...ofAll, ...ofEach]
}

export const spareAnswers = (texts: readonly string[], items: ListContent['items']) =>
  [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))]
    .filter((text) => isSpare(text, items))
    .slice(0, ANSWERS_AT_MOST)

/** No item accepts this answer, exactly or nearly. */
const isSpare = (text: string, items: ListContent['items']) =>
  text.trim() !== '' && text.length <= GUESS_MAX_LENGTH && !matchGuess(text, items)

/** Asks each source by HEAD. */
export async function checkSources(world: World, { sources }: ListContent): Promise<Finding[]> {
  const findings = await Promise.all(
    (sources ?? []).map(async ({ url }, index): Promise<Finding[]> => {
      const message = await whatIsWrong(world, url)
      return message === null ? [] : [{ kind: 'source', path: `sources.${index}.url`, message }]
    }),
  )
  return findings.flat()
}

async function whatIsWrong(world: World, url: string): Promise<string | null> {
  try {
    // A redirect counts as present and is not followed: its target may be any host.
    const init: RequestInit = { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(SOURCE_TIMEOUT) }
    const { status, body } = await world.fetch(url, init)
    // A body in spite of HEAD would hold one of the few connections.
    await body?.cancel()
    if (status >= 200 && status < 400) return null
    // Many sites refuse anything but browsers, so only 404 and 410 mean gone.
    const isGone = status === 404 || status === 410
    return isGone ? `There is nothing at this address (${status}).` : `This address could not be checked (${status}).`
  } catch {
    return 'This address could not be checked.'
  }
}
