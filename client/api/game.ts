import { success } from '#shared/contract/common.ts'
import { type CompletionRequest, completionResponse, statsResponse } from '#shared/contract/completions.ts'
import { type GameType, gameResponse } from '#shared/contract/game.ts'
import { request } from './request.ts'

export const getDailyGame = () => request('/daily-game', gameResponse)

export const getStats = (listId: string, type: GameType, score: number) =>
  request(`/lists/${encodeURIComponent(listId)}/stats?game_type=${type}&score=${score}`, statsResponse)

/** Survives the page's closing where the browser can. */
export const postCompletion = (result: CompletionRequest) =>
  request('/game-completion', completionResponse, { method: 'POST', json: result, keepalive: true })

export const submitFeedback = (text: string) => request('/submit-feedback', success, { method: 'POST', json: { text } })

export const submitListIdea = (idea: string, ranked: boolean) =>
  request('/submit-list-idea', success, { method: 'POST', json: { idea, ranked } })
