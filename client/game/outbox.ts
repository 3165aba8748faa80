import type { CompletionRequest } from '#shared/contract/completions.ts'
import { UNSENT_RETRY_FIRST, UNSENT_RETRY_LAST } from '#shared/game/limits.ts'
import { RequestError } from '../api/request-error.ts'
import { readStored, writeStored } from './browser-storage.ts'

/** Results that the server has not confirmed yet. Sending one twice is one result, so tabs need not agree who sends. */
const KEY = 'topple:unsent'

/** Only what makes it a result at all: the server, which sees the rest, refuses one that is wrong. */
function isResult(entry: unknown): entry is CompletionRequest {
  return typeof entry === 'object' && entry !== null && 'play_id' in entry && 'list_id' in entry
}

/** One entry that cannot be read is left out; the others are none the worse. */
function readUnsent(): CompletionRequest[] {
  const stored = readStored(KEY)
  const entries: unknown[] = Array.isArray(stored) ? stored : []
  return entries.filter(isResult)
}

/** Whether the result of this play still waits in the browser. */
export const isUnsent = (playId: string) => readUnsent().some((result) => result.play_id === playId)

const STORED = 'topple:stored'

/** Calls `heard` whenever the server has stored a result that this page sent. */
export function onResultStored(heard: () => void): () => void {
  addEventListener(STORED, heard)
  return () => removeEventListener(STORED, heard)
}

function drop(playId: string): void {
  writeStored(
    KEY,
    readUnsent().filter((result) => result.play_id !== playId),
  )
}

/** Keeps the result in this browser until the server has stored it or refused it for good; done after the first try. */
export function sendResult(result: CompletionRequest): Promise<void> {
  const others = readUnsent().filter((other) => other.play_id !== result.play_id)
  writeStored(KEY, [...others, result])
  return send(result)
}

async function send(result: CompletionRequest): Promise<void> {
  try {
    // The calls and their contract are a later chunk; where it cannot be had, neither can the server.
    const { postCompletion } = await import('../api/game.ts')
    await postCompletion(result)
    drop(result.play_id)
    dispatchEvent(new Event(STORED))
  } catch (error) {
    if (isFinal(error)) drop(result.play_id)
    else retryLater()
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
