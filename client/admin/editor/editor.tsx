import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminListResponse } from '#shared/contract/admin.ts'
import { aiModelsQuery, findingsQuery } from '../../api/admin-generation.ts'
import alerts from '../../styles/alerts.module.css'
import buttons from '../../styles/buttons.module.css'
import card from '../../styles/card.module.css'
import layout from '../../styles/layout.module.css'
import loading from '../../styles/loading.module.css'
import typography from '../../styles/typography.module.css'
import { dayName } from '../../ui/day-name.ts'
import { CompareDialog } from '../dialogs/compare-dialog.tsx'
import { LeaveDialog } from '../dialogs/leave-dialog.tsx'
import { AdminHead } from '../parts/admin-head.tsx'
import { AdminIcon } from '../parts/admin-icon.tsx'
import { TypeToggle } from '../parts/type-toggle.tsx'
import { CategoryField } from './category-field.tsx'
import { asSent } from './draft.ts'
import editor from './editor.module.css'
import { EditorContext, FaultLines, TextField } from './field.tsx'
import { ItemsFields } from './items-fields.tsx'
import { RefusalBox } from './refusal-box.tsx'
import { SourcesFields } from './sources-fields.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useListEdit } from './use-list-edit.ts'

const HAS_BEGUN = "This list's day has started, so you can only add accepted answers and change sources."

type Props = { day: AdminListResponse; onSaved: (day: AdminListResponse) => void; onCancel: () => void }

export function Editor({ day, onSaved, onCancel }: Props) {
  const edit = useListEdit(day, (saved) => {
    guard.release()
    onSaved(saved)
  })
  const { draft, loaded, faults, refusal, change } = edit
  const guard = useLeaveGuard(edit.isDirty)
  const [isComparing, setComparing] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const hasBegun = loaded.daily_game_date <= loaded.today
  const theirs = refusal?.theirs
  const findings = useQuery(findingsQuery(loaded.list.id)).data?.findings ?? []
  const hasModel = useHasModel()

  return (
    <EditorContext
      value={{
        faults,
        hasBegun,
        stored: loaded.list,
        findings,
        isDirty: edit.isDirty,
        hasModel,
        openItems: edit.openItems,
        openItem: edit.openItem,
      }}
    >
      <AdminHead title="Edit List" text={dayName(loaded.daily_game_date)} />
      <form
        className={`${layout.stack} ${editor.editor}`}
        data-part="editor"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          edit.save()
        }}
      >
        {hasBegun && <p className={alerts.alert}>{HAS_BEGUN}</p>}
        {refusal && (
          <RefusalBox
            refusal={refusal}
            onTakeTheirs={() => theirs && edit.takeTheirs(theirs)}
            onKeepMine={() => theirs && edit.keepMine(theirs)}
            onCompare={() => setComparing(true)}
          />
        )}
        <div className={`${card.card} ${layout.stack}`}>
          <TextField
            name="title"
            label="Title"
            value={draft.title}
            isFixed={hasBegun}
            onChange={(title) => change({ title })}
          />
          <TextField
            name="description"
            label="Description"
            isLong
            value={draft.description}
            isFixed={hasBegun}
            onChange={(description) => change({ description })}
          />
          <CategoryField value={draft.category} isFixed={hasBegun} onChange={(category) => change({ category })} />
          {!hasBegun && (
            <TypeToggle legend="List Type" isRanked={draft.is_ranked} onChange={(is_ranked) => change({ is_ranked })} />
          )}
          <FaultLines id="type-faults" sentences={faults.get('is_ranked') ?? []} />
        </div>
        <ItemsFields items={draft.items} onChange={(items) => change({ items })} />
        <SourcesFields sources={draft.sources} onChange={(sources) => change({ sources })} />
        <div className={editor.saveBar}>
          <span className={typography.soft} role="status">
            {edit.isDirty ? 'Unsaved changes' : 'No changes'}
          </span>
          <button
            type="button"
            className={buttons.quiet}
            onClick={() => (edit.isDirty ? setCancelling(true) : onCancel())}
          >
            Cancel
          </button>
          <button type="submit" className={buttons.btn} aria-disabled={!edit.isDirty || edit.isSaving}>
            {edit.isSaving ? <span className={loading.spinner} /> : <AdminIcon name="save" />}
            {edit.isSaving ? 'Saving' : 'Save'}
          </button>
        </div>
      </form>
      {isComparing && theirs && (
        <CompareDialog mine={edit.mine()} theirs={asSent(theirs.list)} onClose={() => setComparing(false)} />
      )}
      {guard.leaving && <LeaveDialog onStay={guard.stay} onLeave={guard.leaving} />}
      {isCancelling && (
        <LeaveDialog
          onStay={() => setCancelling(false)}
          onLeave={() => {
            guard.release()
            onCancel()
          }}
        />
      )}
    </EditorContext>
  )
}

/** The catalogue generates whole lists only. */
function useHasModel(): boolean {
  const { data } = useQuery(aiModelsQuery())
  return Object.keys(data?.models ?? {}).some((provider) => provider !== 'catalogue')
}
