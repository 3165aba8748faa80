import * as z from 'zod/mini'
import { type CompletionRequest, completionRequest } from '#shared/contract/completions.ts'
import { UNSENT_RETRY_FIRST, UNSENT_RETRY_LAST } from '#shared/game/limits.ts'
import { postCompletion } from '../api/game.ts'
import { RequestError } from '../api/request.ts'
import { readStored, writeStored } from './browser-storage.ts'

/** Results that the server has not confirmed yet. Sending one twice is one result, so tabs need not agree who sends. */
const KEY = 'topple:unsent'

const readUnsent = () => z.safeParse(z.array(completionRequest), readStored(KEY)).data ?? []

function drop(playId: string): void {
  writeStored(
    KEY,
    readUnsent().filter((result) => result.play_id !== playId),
  )
}

/** Keeps the result in this browser and sends it. True once it is stored, false while it waits or if it was refused. */
export function sendResult(result: CompletionRequest): Promise<boolean> {
  const others = readUnsent().filter((other) => other.play_id !== result.play_id)
  writeStored(KEY, [...others, result])
  return send(result)
}

async function send(result: CompletionRequest): Promise<boolean> {
  try {
    await postCompletion(result)
    drop(result.play_id)
    return true
  } catch (error) {
    if (isFinal(error)) drop(result.play_id)
    else retryLater()
    return false
  }
}

/** A refusal that no later try can change. */
function isFinal(error: unknown): boolean {
  const status = error instanceof RequestError ? error.status : 0
  return status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429
}

let wait = UNSENT_RETRY_FIRST
let timer: ReturnType<typeof setTimeout> | undefined

function retryLater(): void {
  if (timer) return
  timer = setTimeout(() => {
    timer = undefined
    void sendUnsent()
  }, wait)
  wait = Math.min(wait * 2, UNSENT_RETRY_LAST)
}

/** Sends what waits, silently. */
export async function sendUnsent(): Promise<void> {
  for (const result of readUnsent()) await send(result)
  if (readUnsent().length === 0) wait = UNSENT_RETRY_FIRST
}

/** Sends what waits now, and whenever the network or the player comes back. */
export function watchUnsent(): void {
  void sendUnsent()
  addEventListener('online', () => void sendUnsent())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendUnsent()
  })
}
