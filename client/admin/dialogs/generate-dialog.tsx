import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AiModels, GenerateRequest } from '#shared/contract/admin.ts'
import { TOPIC_MAX_LENGTH } from '#shared/limits.ts'
import { aiModelsQuery } from '../../api/admin-generation.ts'
import buttons from '../../styles/buttons.module.css'
import fields from '../../styles/fields.module.css'
import layout from '../../styles/layout.module.css'
import loading from '../../styles/loading.module.css'
import typography from '../../styles/typography.module.css'
import { dayName } from '../../ui/day-name.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { whyTooLong } from '../../ui/text-length.tsx'
import { findDraft, type GenerationDraft, keepDraft } from '../lists/generation-drafts.ts'
import type { Asked, Generation } from '../lists/use-generations.ts'
import { AdminIcon } from '../parts/admin-icon.tsx'
import { ErrorBox } from '../parts/error-box.tsx'
import { TypeToggle } from '../parts/type-toggle.tsx'

const BLANK = 'Please enter a topic and select a date'
const PLACEHOLDERS = {
  ranked: 'Gives exactly 10 items, such as the largest lakes by area',
  unranked: 'Gives 15-30+ items, such as countries that have hosted the Olympics',
}

const EMPTY: GenerationDraft = { topic: '', isRanked: true, model: '' }

type Props = {
  date: string
  generation: Generation
  onGenerate: (wanted: GenerateRequest) => void
  onClose: () => void
}

export function GenerateDialog({ date, generation: { running, failed }, onGenerate, onClose }: Props) {
  const [typed, setTyped] = useState(() => findDraft(date))
  const { data: models } = useQuery(aiModelsQuery())
  const isRunning = running !== undefined
  const draft = draftOf(running) ?? typed ?? draftOf(failed?.asked) ?? EMPTY
  const change = (parts: Partial<GenerationDraft>) => {
    const next = { ...draft, ...parts }
    keepDraft(date, next)
    setTyped(next)
  }
  const topic = draft.topic.trim()
  const isBlank = topic === ''
  const tooLong = whyTooLong({ length: topic.length, most: TOPIC_MAX_LENGTH })
  // A failure belongs to its own topic.
  const isOfThis = isRunning || failed?.asked.topic === topic

  return (
    <Dialog title="Generate List with AI" onClose={onClose}>
      <form
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault()
          if (isBlank || isRunning || tooLong) return
          const { isRanked, model } = draft
          keepDraft(date, draft)
          setTyped(draft)
          onGenerate({ topic, game_date: date, is_ranked: isRanked, ...(isOffered(models, model) && { model }) })
        }}
      >
        <p className={typography.soft}>
          Creates a ranked (10 items) or unranked (unlimited items) list for <b>{dayName(date)}</b> ({date}).
        </p>
        <TypeToggle
          legend="List Type"
          isRanked={draft.isRanked}
          isFixed={isRunning}
          onChange={(isRanked) => change({ isRanked })}
        />
        <div className={fields.field}>
          <label htmlFor="topic">Topic</label>
          <textarea
            className={fields.input}
            id="topic"
            dir="auto"
            aria-invalid={tooLong !== null}
            placeholder={draft.isRanked ? PLACEHOLDERS.ranked : PLACEHOLDERS.unranked}
            aria-describedby="topic-note"
            value={draft.topic}
            readOnly={isRunning}
            onChange={(event) => change({ topic: event.currentTarget.value })}
          />
          <p className={fields.note} id="topic-note">
            {isBlank && BLANK}
          </p>
        </div>
        <ModelSelect models={models} chosen={draft.model} isFixed={isRunning} onChange={(model) => change({ model })} />
        <ErrorBox text={tooLong ?? ((isOfThis && failed?.sentence) || null)} />
        {isRunning && (
          <p className={typography.soft} role="status">
            This can take a few minutes. You can close this; it will carry on.
          </p>
        )}
        <div className={layout.actions}>
          <button type="button" className={buttons.quiet} onClick={onClose}>
            {isRunning ? 'Close' : 'Cancel'}
          </button>
          <button
            type="submit"
            className={buttons.btn}
            aria-disabled={isBlank || isRunning}
            aria-describedby="topic-note"
          >
            {isRunning ? <span className={loading.spinner} /> : <AdminIcon name="spark" />}
            {isRunning ? 'Generating' : 'Generate List'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const draftOf = (asked: Asked | undefined): GenerationDraft | null =>
  asked ? { topic: asked.topic, isRanked: asked.is_ranked, model: asked.model ?? '' } : null

/** An earlier job's model may be gone: the default replaces it. */
const isOffered = (models: AiModels | undefined, id: string) =>
  models !== undefined && Object.values(models.models).some((offered) => Object.hasOwn(offered, id))

type SelectProps = {
  models: AiModels | undefined
  chosen: string
  isFixed: boolean
  onChange: (model: string) => void
}

/** Without models the server takes its default. */
function ModelSelect({ models, chosen, isFixed, onChange }: SelectProps) {
  if (!models) return null
  return (
    <div className={fields.field}>
      <label htmlFor="model">AI Model</label>
      <select
        className={fields.input}
        id="model"
        value={isOffered(models, chosen) ? chosen : models.default}
        disabled={isFixed}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {Object.entries(models.models).map(([provider, offered]) => (
          <optgroup key={provider} label={provider.toUpperCase()}>
            {Object.entries(offered).map(([id, label]) => (
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
