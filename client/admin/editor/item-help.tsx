import { useMutation } from '@tanstack/react-query'
import { type Ref, useRef } from 'react'
import type { RegeneratedItem } from '#shared/contract/admin.ts'
import { regenerateItem, type StoredItem, suggestAnswers } from '../../api/admin-generation.ts'
import buttons from '../../styles/buttons.module.css'
import layout from '../../styles/layout.module.css'
import loading from '../../styles/loading.module.css'
import typography from '../../styles/typography.module.css'
import { announce } from '../../ui/announcer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AdminIcon } from '../parts/admin-icon.tsx'
import { ErrorBox } from '../parts/error-box.tsx'
import { failureSentence } from '../parts/failure.ts'
import { IconButton } from '../parts/icon-button.tsx'
import { AnswerChips } from './answer-chips.tsx'
import type { DraftItem } from './draft.ts'
import { useEditor } from './field.tsx'
import itemHelp from './item-help.module.css'
import { ItemProposal } from './item-proposal.tsx'
import { SavedOnly } from './saved-only.tsx'
import { storedIndex, taken } from './stored-item.ts'

type Props = { item: DraftItem; name: string; onChange: (parts: Partial<DraftItem>) => void }

export function ItemHelp({ item, name, onChange }: Props) {
  const { stored, hasModel } = useEditor()
  const index = stored && storedIndex(item, stored)
  if (!stored || index === null || !hasModel) return null
  return (
    <Help
      of={{ id: stored.id, version: stored.version, position: index + 1 }}
      item={item}
      name={name}
      onChange={onChange}
    />
  )
}

function Help({ of, item, name, onChange }: Props & { of: StoredItem }) {
  const { hasBegun } = useEditor()
  const again = useRef<HTMLButtonElement>(null)
  const ask = useRef<HTMLButtonElement>(null)
  const regenerate = useMutation({
    mutationFn: () => regenerateItem(of),
    onSuccess: () => announce(`A suggested replacement for ${name} is ready.`),
  })
  const suggest = useMutation({
    mutationFn: () => suggestAnswers(of),
    onSuccess: ({ answers }) => announce(`For ${name}: ${found(answers.length)}`),
  })
  const leave = () => {
    regenerate.reset()
    again.current?.focus()
  }
  const take = (proposal: RegeneratedItem) => {
    onChange(taken(proposal))
    // They belong to the replaced text.
    suggest.reset()
    announce(`Replaced with ${proposal.item.name}.`)
    leave()
  }

  return (
    <div className={itemHelp.itemHelp}>
      <div className={layout.row}>
        {!hasBegun && (
          <HelpButton
            ref={again}
            label="Regenerate this item"
            busyLabel="Regenerating"
            of={name}
            isBusy={regenerate.isPending}
            onPress={() => regenerate.mutate()}
          />
        )}
        <HelpButton
          ref={ask}
          label="Suggest accepted answers"
          busyLabel="Asking the model"
          of={name}
          isBusy={suggest.isPending}
          onPress={() => suggest.mutate()}
        />
      </div>
      <ErrorBox text={regenerate.error && failureSentence(regenerate.error, 'Failed to regenerate the item')} />
      <ErrorBox text={suggest.error && failureSentence(suggest.error, 'Failed to get suggestions')} />
      {regenerate.data && (
        <ItemProposal item={item} name={name} proposal={regenerate.data} onTake={take} onLeave={leave} />
      )}
      {suggest.data && (
        <section className={itemHelp.proposal} aria-label={`Suggested answers for ${name}`}>
          <div className={`${layout.row} ${itemHelp.between}`}>
            <p>{found(suggest.data.answers.length)}</p>
            <IconButton
              label="Close the suggestions"
              onPress={() => {
                suggest.reset()
                ask.current?.focus()
              }}
            >
              <Icon name="close" />
            </IconButton>
          </div>
          <SavedOnly />
          {suggest.data.answers.length > 0 && (
            <AnswerChips answers={suggest.data.answers} item={item} onChange={onChange} />
          )}
        </section>
      )}
    </div>
  )
}

const found = (count: number) => (count === 0 ? 'The model found no other answers.' : 'Players may also type:')

type ButtonProps = {
  ref: Ref<HTMLButtonElement>
  label: string
  busyLabel: string
  of: string
  isBusy: boolean
  onPress: () => void
}

function HelpButton({ ref, label, busyLabel, of, isBusy, onPress }: ButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={`${buttons.quiet} ${buttons.small}`}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onPress()}
    >
      {isBusy ? <span className={loading.spinner} /> : <AdminIcon name="spark" />}
      {isBusy ? busyLabel : label}
      <span className={typography.srOnly}>: {of}</span>
    </button>
  )
}
