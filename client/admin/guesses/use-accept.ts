import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AcceptResponse, ContestedPage } from '#shared/contract/contested.ts'
import { SCHEDULE_KEY } from '../../api/admin.ts'
import { acceptGuess, CONTESTED_KEY } from '../../api/admin-guesses.ts'
import { RequestError } from '../../api/request-error.ts'
import { failureSentence, hasStatus } from '../parts/failure.ts'
import { useToasts } from '../parts/toasts.tsx'

type Guess = ContestedPage['data'][number]['guesses'][number]

/** Accepts a guess, and continues until every game that refused it is credited. Repeating resumes; so does the cron. */
export function useAccept({ id, text, accepted }: Guess) {
  const client = useQueryClient()
  const { tell, warn } = useToasts()
  const [progress, setProgress] = useState<AcceptResponse | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (position: number) => {
      for (;;) {
        const step = await acceptGuess(id, { position })
        setProgress(step)
        if (step.is_done) return step.credited
      }
    },
    onSuccess: (sum) => tell(`“${text}” now counts`, creditedSentence(sum)),
    onError: (failure) => {
      // The row may be gone with the next answer.
      if (hasStatus(failure, 404)) warn(`“${text}” was not accepted`, sentenceOf(failure))
    },
    onSettled: (_, failure) => {
      if (failure && !hasStatus(failure, 404, 409)) return
      void client.invalidateQueries({ queryKey: SCHEDULE_KEY })
      return client.invalidateQueries({ queryKey: CONTESTED_KEY })
    },
  })
  return {
    accept: mutate,
    isAccepting: isPending,
    credited: Math.max(progress?.credited ?? 0, accepted?.credited ?? 0),
    /** Accepted already, and still being credited. */
    isBegun: progress ? !progress.is_done : accepted !== null,
    problem: error && sentenceOf(error),
  }
}

/** A fault of the resulting list says more than the general sentence. */
function sentenceOf(error: Error): string {
  const [fault] = error instanceof RequestError ? (error.body?.errors ?? []) : []
  return fault?.message ?? failureSentence(error, 'Failed to accept the guess')
}

const GUESTS = "Guests' finished games are not scored again."

/** Guests' results do not say what was refused. */
function creditedSentence(games: number): string {
  if (games === 0) return `No signed-in player's finished game was affected. ${GUESTS}`
  return `${games === 1 ? '1 game was credited.' : `${games} games were credited.`} ${GUESTS}`
}
