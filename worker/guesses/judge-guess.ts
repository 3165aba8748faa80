import type { List } from '#shared/contract/game.ts'
import type { GuessSource, GuessValidation } from '#shared/contract/guesses.ts'
import { GUESS_SPARE_WORDS, JUDGING_LOOK_AGAIN, JUDGING_TIMEOUT } from '#shared/limits.ts'
import { acceptedAnswers } from '#shared/matching/answers.ts'
import { matchPrepared, prepareItems } from '#shared/matching/match.ts'
import { addressDayOf } from '../addresses/address-day.ts'
import { askModel } from '../ai/ask-model.ts'
import { type Model, modelsOf } from '../ai/models.ts'
import type { Database } from '../db/open.ts'
import type { World } from '../env.ts'
import { isBreakerOpen, noteAnswer, takeProbe } from './circuit-breaker.ts'
import { claimQuestion, dropClaim, findJudgedGuess, keepVerdict, takeQuestion } from './queries.ts'
import { sameThing, sameThingData, whichItem, whichItemData, wordsAsked } from './questions.ts'

type JudgingContext = { env: Env; world: World; db: Database; today: string; address: string }

/** `item`: index of the matched item, or null. */
type GuessVerdict = { item: number | null; source: GuessSource } | { failure: 'AI timeout' | 'request-failed' }

/** Asks the matcher, then stored verdicts, then a model, once for all players. A failure is no match. */
export async function judgeGuess(
  context: JudgingContext,
  list: List,
  guess: string,
  guessedItems: readonly string[],
): Promise<GuessValidation> {
  const found = new Set(list.items.flatMap((item, index) => (guessedItems.includes(item.name) ? [index] : [])))
  const prepared = prepareItems(list.items)
  const match = matchPrepared(guess, prepared, (index) => !found.has(index))
  const verdict: GuessVerdict = match
    ? { item: match.index, source: match.kind }
    : isNameLike(list, guess)
      ? await findVerdict(context, list, guess)
      : NOT_ASKED
  if ('failure' in verdict) return { matched: false, source: 'none', error: verdict.failure }
  const { item: index, source } = verdict
  const item = index === null || found.has(index) ? undefined : list.items[index]
  if (!item || index === null) return { matched: false, source }
  return { matched: true, item_name: item.name, position: index + 1, source }
}

const NOT_ASKED: GuessVerdict = { item: null, source: 'none' }

/** Prose, or a guess at several items, is not worth a question. */
function isNameLike({ items }: List, guess: string): boolean {
  const words = wordsOf(guess)
  const answers = items.map((item) => acceptedAnswers(item).map(wordsOf))
  const longest = Math.max(...answers.flat().map((answer) => answer.length))
  if (words.length === 0 || words.length > longest + GUESS_SPARE_WORDS) return false
  return answers.filter((ofItem) => ofItem.some((answer) => holds(words, answer))).length < 2
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
const holds = (words: readonly string[], part: readonly string[]) =>
  part.length > 0 && words.some((_, at) => part.every((word, after) => words[at + after] === word))

async function findVerdict(context: JudgingContext, list: List, guess: string): Promise<GuessVerdict> {
  const { env, world, db, today, address } = context
  const words = wordsAsked(guess)
  const key = { list_id: list.id, guess: words }
  const { judging, questions } = modelsOf(env)
  const start = world.now()
  const known = await findJudgedGuess(db, key)
  if (known && known.asking_until === null) return { item: known.item, source: 'judged' }
  if (!judging) return NOT_ASKED
  if (isBreakerOpen(world)) return { failure: 'request-failed' }
  const day = await addressDayOf(db, world, address, today)
  const budget = { day, list_id: list.id, limits: questions }
  // Outlasts a question, so that no second caller asks meanwhile.
  const until = start + 2 * JUDGING_TIMEOUT
  if (!(await claimQuestion(db, key, budget, start, until))) return waitForVerdict(context, key, start)
  // After the claim: a caller waiting for another's verdict must not use up the probe.
  if (!takeProbe(world)) {
    await dropClaim(db, key, until)
    return { failure: 'request-failed' }
  }

  const verdict = await askForVerdict(context, judging, list, words, () => takeQuestion(db, budget))
  if ('failure' in verdict || verdict.source === 'none') await dropClaim(db, key, until)
  else await keepVerdict(db, key, until, verdict.item)
  return verdict
}

/** Polls for the claimant's verdict. Without a claimant the questions are used up. */
async function waitForVerdict(
  { world, db }: JudgingContext,
  key: { list_id: string; guess: string },
  start: number,
): Promise<GuessVerdict> {
  // Measured by the clock, since slow reads count too.
  for (let looks = 0; world.now() - start <= JUDGING_TIMEOUT; looks++) {
    const row = await findJudgedGuess(db, key)
    if (row && row.asking_until === null) return { item: row.item, source: 'judged' }
    if (!row || row.asking_until === null || row.asking_until < world.now())
      return looks === 0 ? NOT_ASKED : { failure: 'request-failed' }
    await new Promise((resolve) => setTimeout(resolve, JUDGING_LOOK_AGAIN))
  }
  return { failure: 'AI timeout' }
}

/** Asks two questions within JUDGING_TIMEOUT: which item is meant, and whether it is really the same thing. */
async function askForVerdict(
  { env, world }: JudgingContext,
  model: Model,
  list: List,
  guess: string,
  mayAskAgain: () => Promise<boolean>,
): Promise<GuessVerdict> {
  const start = world.now()
  const first = await askModel(env, world, {
    ...whichItem,
    data: whichItemData(list, guess),
    model,
    timeout: JUDGING_TIMEOUT,
  })
  noteAnswer(world, first)
  if (first.outcome !== 'answer') return failureOf(first)
  if (first.value.item === 0) return { item: null, source: 'ai' }
  const index = first.value.item - 1
  // An index out of range is not stored.
  if (!list.items[index]) return { failure: 'request-failed' }

  if (!(await mayAskAgain())) return NOT_ASKED
  const { data, number } = sameThingData(list, guess, index, world.dice)
  const timeout = Math.max(0, JUDGING_TIMEOUT - (world.now() - start))
  const second = await askModel(env, world, { ...sameThing, data, model, timeout })
  noteAnswer(world, second)
  if (second.outcome !== 'answer') return failureOf(second)
  const isConfirmed = second.value.same.length === 1 && second.value.same[0] === number
  return { item: isConfirmed ? index : null, source: 'ai' }
}

const failureOf = ({ outcome }: { outcome: 'timeout' | 'failed' }): GuessVerdict => ({
  failure: outcome === 'timeout' ? 'AI timeout' : 'request-failed',
})
