import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useId, useState } from 'react'
import type { ContestedPage } from '#shared/contract/contested.ts'
import { CONTESTED_KEY, dismissGuess } from '../../api/admin-guesses.ts'
import buttons from '../../styles/buttons.module.css'
import fields from '../../styles/fields.module.css'
import layout from '../../styles/layout.module.css'
import loading from '../../styles/loading.module.css'
import typography from '../../styles/typography.module.css'
import { announce } from '../../ui/announcer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ErrorBox } from '../parts/error-box.tsx'
import { failureSentence, hasStatus } from '../parts/failure.ts'
import { useToasts } from '../parts/toasts.tsx'
import contested from './contested-guess.module.css'
import { nearestItem } from './nearest-item.ts'
import { useAccept } from './use-accept.ts'

const FAILED_TO_DISMISS = 'Failed to dismiss the guess'

type Props = { guess: ContestedPage['data'][number]['guesses'][number]; items: readonly string[] }

export function ContestedGuess({ guess, items }: Props) {
  const { id, text, times, accepted } = guess
  const select = useId()
  const [chosen, setChosen] = useState(() => (nearestItem(text, items) ?? -1) + 1)
  const position = accepted?.position ?? chosen
  const { accept, isAccepting, credited, isBegun, problem } = useAccept(guess)
  const dismiss = useDismiss(id, text)
  const isBusy = isAccepting || dismiss.isPending
  const isChosen = position > 0

  /** A double click's second click would hit the next guess. */
  const once = (act: () => void) => (event: MouseEvent) => {
    if (!isBusy && event.detail <= 1) act()
  }
  return (
    <li className={contested.guess} data-part="contested-guess">
      <p className={contested.text}>
        <b>
          <bdi>{text}</bdi>
        </b>
        <span className={typography.soft}>{times === 1 ? 'In 1 game' : `In ${times} games`}</span>
      </p>
      <div>
        <label className={typography.srOnly} htmlFor={select}>
          Item that “{text}” should count as
        </label>
        <select
          className={fields.input}
          id={select}
          value={position}
          disabled={isBegun || isAccepting}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        >
          <option value={0}>Choose an item</option>
          {items.map((item, at) => (
            <option key={item} value={at + 1}>
              {at + 1}. {item}
            </option>
          ))}
        </select>
      </div>
      <div className={`${layout.row} ${contested.actions}`}>
        <button
          type="button"
          className={`${buttons.quiet} ${buttons.small}`}
          aria-disabled={!isChosen || isBusy}
          title={isChosen ? undefined : 'Choose an item first'}
          onClick={once(() => isChosen && accept(position))}
        >
          {isAccepting ? <span className={loading.spinner} /> : <Icon name="tick" />}
          {isAccepting ? 'Accepting' : isBegun ? 'Continue' : 'Accept'}
          <span className={typography.srOnly}> “{text}”</span>
        </button>
        <button
          type="button"
          className={`${buttons.quiet} ${buttons.small}`}
          aria-disabled={isBusy || isBegun}
          onClick={once(() => !isBegun && dismiss.mutate())}
        >
          {dismiss.isPending ? <span className={loading.spinner} /> : <Icon name="close" />}
          Dismiss
          <span className={typography.srOnly}> “{text}”</span>
        </button>
      </div>
      {(isAccepting || isBegun) && (
        <p className={typography.soft} role="status">
          {credited > 0 && (credited === 1 ? '1 game credited so far. ' : `${credited} games credited so far. `)}
          {!isAccepting &&
            'This guess already counts. The remaining games will be credited over the next few hours, or now if you continue.'}
        </p>
      )}
      <ErrorBox text={problem} />
      <ErrorBox
        text={
          dismiss.error && !hasStatus(dismiss.error, 409) ? failureSentence(dismiss.error, FAILED_TO_DISMISS) : null
        }
      />
    </li>
  )
}

function useDismiss(id: number, text: string) {
  const client = useQueryClient()
  const { warn } = useToasts()
  return useMutation({
    mutationFn: () => dismissGuess(id),
    onSuccess: () => announce(`Dismissed ${text}.`),
    onError: (failure) => {
      // The row may be gone with the next answer.
      if (hasStatus(failure, 409)) warn(`“${text}” was not dismissed`, failureSentence(failure, FAILED_TO_DISMISS))
    },
    onSettled: (_, failure) =>
      !failure || hasStatus(failure, 409) ? client.invalidateQueries({ queryKey: CONTESTED_KEY }) : undefined,
  })
}
