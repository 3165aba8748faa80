import { success } from '#shared/contract/common.ts'
import {
  type CompletionRequest,
  completionResponse,
  listCompletionResponse,
  statsResponse,
} from '#shared/contract/completions.ts'
import { type GameType, gameResponse } from '#shared/contract/game.ts'
import { request } from './request.ts'

export const getDailyGame = () => request('/daily-game', gameResponse, { sender: 'anyone' })

export const getStats = (listId: string, type: GameType, score: number) =>
  request(`/lists/${encodeURIComponent(listId)}/stats?game_type=${type}&score=${score}`, statsResponse, {
    sender: 'anyone',
  })

/** What the player `uid` has finished of a list, on whatever device. */
export const getCompletion = (listId: string, type: GameType, uid: string) =>
  request(`/lists/${encodeURIComponent(listId)}/completion?game_type=${type}`, listCompletionResponse, {
    sender: { uid },
  })

/** In the name of `uid`, null for a guest. Survives the page's closing where the browser can. */
export const postCompletion = (result: CompletionRequest, uid: string | null) =>
  request('/game-completion', completionResponse, { method: 'POST', json: result, keepalive: true, sender: { uid } })

export const submitFeedback = (text: string) =>
  request('/submit-feedback', success, { method: 'POST', json: { text }, sender: 'anyone' })

export const submitListIdea = (idea: string, ranked: boolean) =>
  request('/submit-list-idea', success, { method: 'POST', json: { idea, ranked }, sender: 'anyone' })
