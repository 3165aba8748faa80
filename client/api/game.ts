import { success } from '#shared/contract/common.ts'
import {
  type CompletionRequest,
  completionResponse,
  listCompletionResponse,
  statsResponse,
} from '#shared/contract/completions.ts'
import { type GameType, gameResponse } from '#shared/contract/game.ts'
import { type GuessValidation, guessValidation } from '#shared/contract/guesses.ts'
import { AI_TIMEOUT, BACKEND_TIMEOUT, guessError } from './guess-errors.ts'
import { request } from './request.ts'

export const getDailyGame = () => request('/daily-game', gameResponse, { sender: 'anyone' })

export const getStats = (listId: string, type: GameType, score: number) =>
  request(`/lists/${encodeURIComponent(listId)}/stats?game_type=${type}&score=${score}`, statsResponse, {
    sender: 'anyone',
  })

/** The result of player `uid`, from any device. */
export const getCompletion = (listId: string, type: GameType, uid: string) =>
  request(`/lists/${encodeURIComponent(listId)}/completion?game_type=${type}`, listCompletionResponse, {
    sender: { uid },
  })

/** `uid` null: a guest. Uses keepalive. */
export const postCompletion = (result: CompletionRequest, uid: string | null) =>
  request('/game-completion', completionResponse, { method: 'POST', json: result, keepalive: true, sender: { uid } })

/** Never throws: a failure is no match with an `error`. */
export async function validateGuess(
  listId: string,
  guess: string,
  guessed_items: string[],
  signal: AbortSignal,
): Promise<GuessValidation> {
  const path = `/lists/${encodeURIComponent(listId)}/ai-validate-guess`
  try {
    const json = { guess, guessed_items }
    const answer = await request(path, guessValidation, { method: 'POST', json, sender: { uid: null }, signal })
    return answer.error === AI_TIMEOUT ? { ...answer, error: BACKEND_TIMEOUT } : answer
  } catch (error) {
    return { matched: false, error: guessError(error, signal.aborted) }
  }
}

export const postContest = ({ list_id, ...json }: { list_id: string; play_id: string; guess: string }) =>
  request(`/lists/${encodeURIComponent(list_id)}/contest-guess`, success, {
    method: 'POST',
    json,
    keepalive: true,
    sender: { uid: null },
  })

export const submitFeedback = (text: string) =>
  request('/submit-feedback', success, { method: 'POST', json: { text }, sender: 'anyone' })

export const submitListIdea = (idea: string, ranked: boolean) =>
  request('/submit-list-idea', success, { method: 'POST', json: { idea, ranked }, sender: 'anyone' })
