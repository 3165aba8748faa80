import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { SCHEDULE_KEY } from '../../api/admin.ts'
import { acceptGuess, CONTESTED_KEY } from '../../api/admin-guesses.ts'
import { RequestError } from '../../api/request-error.ts'
import { failureSentence, hasStatus } from '../failure.ts'
import { useToasts } from '../toasts.tsx'

type Guess = { id: number; text: string }

/**
 * Accepts a guess for an item, and goes on until every game in which it was refused is credited. Where that breaks off,
 * the same once more goes on from there.
 */
export function useAccept({ id, text }: Guess) {
  const client = useQueryClient()
  const { tell, warn } = useToasts()
  const after = useRef<string | undefined>(undefined)
  const [credited, setCredited] = useState(0)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (position: number) => {
      let sum = credited
      do {
        const step = await acceptGuess(id, { position, ...(after.current !== undefined && { after: after.current }) })
        sum += step.credited
        setCredited(sum)
        after.current = step.next ?? undefined
      } while (after.current !== undefined)
      return sum
    },
    onSuccess: (sum) => tell(`“${text}” counts from now on`, creditedSentence(sum)),
    onError: (failure) => {
      // Its row may be gone with the next answer.
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
    /** Games so far. */
    credited,
    /** Some of its games are credited already: it counts for that item. */
    isBegun: after.current !== undefined,
    problem: error && sentenceOf(error),
  }
}

/** What is wrong with a list that it would make says more than that something is. */
function sentenceOf(error: Error): string {
  const [fault] = error instanceof RequestError ? (error.body?.errors ?? []) : []
  return fault?.message ?? failureSentence(error, 'Failed to accept the guess')
}

function creditedSentence(games: number): string {
  if (games === 0) return 'No finished game had it.'
  return games === 1 ? '1 game was credited.' : `${games} games were credited.`
}
