import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { GenerateRequest } from '#shared/contract/admin.ts'
import { TOPIC_MAX_LENGTH } from '#shared/game/limits.ts'
import { aiModelsQuery, generateList, SCHEDULE_KEY } from '../../api/admin.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { AdminIcon } from '../admin-icon.tsx'
import { longDate, weekday } from '../dates.ts'
import { ErrorBox } from '../error-box.tsx'
import { failureSentence } from '../failure.ts'
import { useToasts } from '../toasts.tsx'
import { TypeToggle } from '../type-toggle.tsx'

/** What runs under this key is generating a list for the date that its variables name. */
export const GENERATE_KEY = ['generate-list']

const BLANK = 'Please enter a topic and select a date'
const PLACEHOLDERS = {
  ranked: 'Gives exactly 10 items: the largest lakes by area',
  unranked: 'Gives 15-30+ items: countries that have hosted the Olympics',
}

type Draft = { topic: string; isRanked: boolean; model: string }

/** What was typed for a date outlives the dialog: it may be closed while the list is being made. */
const drafts = new Map<string, Draft>()

export function GenerateDialog({ date, onClose }: { date: string; onClose: () => void }) {
  const [draft, setDraft] = useState<Draft>(drafts.get(date) ?? { topic: '', isRanked: true, model: '' })
  const change = (parts: Partial<Draft>) => {
    const next = { ...draft, ...parts }
    drafts.set(date, next)
    setDraft(next)
  }
  const { generate, isPending, error } = useGeneration(date, onClose)
  const isBlank = draft.topic.trim() === ''

  return (
    <Dialog title="Generate List with AI" onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (isBlank || isPending) return
          const { topic, isRanked, model } = draft
          generate({ topic: topic.trim(), game_date: date, is_ranked: isRanked, ...(model !== '' && { model }) })
        }}
      >
        <p className="soft">
          Creates a ranked (10 items) or unranked (unlimited items) list for <b>{longDate(date)}</b> ({date}).
        </p>
        <TypeToggle legend="List Type" isRanked={draft.isRanked} onChange={(isRanked) => change({ isRanked })} />
        <div className="field">
          <label htmlFor="topic">Topic</label>
          <textarea
            className="input"
            id="topic"
            dir="auto"
            maxLength={TOPIC_MAX_LENGTH}
            placeholder={draft.isRanked ? PLACEHOLDERS.ranked : PLACEHOLDERS.unranked}
            value={draft.topic}
            onChange={(event) => change({ topic: event.currentTarget.value })}
          />
        </div>
        <ModelSelect chosen={draft.model} onChange={(model) => change({ model })} />
        <ErrorBox text={error && failureSentence(error, FAILED, FAILED_KEYS)} />
        {isPending && (
          <p className="soft" role="status">
            This can take a few minutes. It goes on when you close this.
          </p>
        )}
        <div className="actions">
          <button type="button" className="btn quiet" onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            className="btn"
            disabled={isBlank}
            aria-disabled={isPending}
            title={isBlank ? BLANK : undefined}
          >
            {isPending ? <span className="spin" /> : <AdminIcon name="spark" />}
            {isPending ? 'Generating' : 'Generate List'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const FAILED = 'Failed to generate list'
const FAILED_KEYS = 'Failed to generate list. Please check your API keys and try again.'

function useGeneration(date: string, onClose: () => void) {
  const client = useQueryClient()
  const { tell, warn } = useToasts()
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const { mutate, isPending, error } = useMutation({
    mutationKey: GENERATE_KEY,
    mutationFn: (wanted: GenerateRequest) => generateList(wanted),
    onSuccess: () => {
      drafts.delete(date)
      if (isOpen.current) onClose()
      tell(`${weekday(date)} has a list`)
    },
    onError: (failure) => {
      if (!isOpen.current) warn(`No list for ${weekday(date)}`, failureSentence(failure, FAILED, FAILED_KEYS))
    },
    onSettled: () => client.invalidateQueries({ queryKey: SCHEDULE_KEY }),
  })
  return { generate: mutate, isPending, error }
}

/** Shown once the models are known; without them the server takes its default. */
function ModelSelect({ chosen, onChange }: { chosen: string; onChange: (model: string) => void }) {
  const { data } = useQuery(aiModelsQuery())
  if (!data) return null
  return (
    <div className="field">
      <label htmlFor="model">AI Model</label>
      <select
        className="input"
        id="model"
        value={chosen || data.default}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {Object.entries(data.models).map(([provider, models]) => (
          <optgroup key={provider} label={provider.toUpperCase()}>
            {Object.entries(models).map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
}
