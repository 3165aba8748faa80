import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ideasPageQuery } from '../../api/admin.ts'
import buttons from '../../styles/buttons.module.css'
import layout from '../../styles/layout.module.css'
import { ViewListDialog } from '../dialogs/view-list-dialog.tsx'
import { AdminHead } from '../parts/admin-head.tsx'
import { AdminIcon } from '../parts/admin-icon.tsx'
import { Switch } from '../parts/switch.tsx'
import { EntriesTable } from '../tables/entries-table.tsx'
import { useRemembered } from '../tables/remembered.ts'
import type { Column } from '../tables/table.tsx'
import { usePage } from '../tables/use-page.ts'
import { useSelection } from '../tables/use-selection.ts'
import { AddIdeaDialog } from './add-idea-dialog.tsx'
import { DeleteIdeasDialog } from './delete-ideas-dialog.tsx'
import { type Idea, IdeaRow } from './idea-row.tsx'
import { IdeasBar } from './ideas-bar.tsx'

type Open =
  | { name: 'add' }
  | { name: 'delete'; ideas: readonly Idea[] }
  | { name: 'view'; list_id: string; title: string }

const COLUMNS: Column[] = [
  { label: 'Select', isHidden: true },
  { label: 'Idea' },
  { label: 'Type' },
  { label: 'Status' },
  { label: 'Created' },
  { label: 'Made By' },
  { label: 'Actions', isHidden: true },
]

export function ListIdeasPage() {
  const [page, goTo] = usePage()
  const [isProcessedShown, setProcessedShown] = useRemembered('show-processed')
  const ideas = useQuery(ideasPageQuery(page, isProcessedShown))
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const shown = ideas.data?.data ?? []
  const { selected, select, selectAll, clear } = useSelection(shown)
  const turnTo = (next: number) => {
    clear()
    goTo(next)
  }

  return (
    <>
      <AdminHead title="List Ideas" text="Manage list ideas for generation">
        <div className={layout.row}>
          <Switch
            label="Show Processed"
            isOn={isProcessedShown}
            onChange={(isOn) => {
              setProcessedShown(isOn)
              turnTo(1)
            }}
          />
          <button type="button" className={buttons.btn} aria-haspopup="dialog" onClick={() => setOpen({ name: 'add' })}>
            <AdminIcon name="plus" />
            Add Idea
          </button>
        </div>
      </AdminHead>
      {shown.length > 0 && (
        <IdeasBar
          shown={shown}
          selected={selected}
          onSelectAll={selectAll}
          onApproved={clear}
          onDelete={() => setOpen({ name: 'delete', ideas: selected })}
        />
      )}
      <EntriesTable
        label="List ideas"
        columns={COLUMNS}
        query={ideas}
        failed="Failed to load list ideas"
        none="No list ideas found"
        page={page}
        onPage={turnTo}
        isAlwaysPaged
      >
        {(idea) => (
          <IdeaRow
            key={idea.id}
            idea={idea}
            isSelected={selected.includes(idea)}
            onSelect={(isOn) => select(idea.id, isOn)}
            onView={(list_id) => setOpen({ name: 'view', list_id, title: idea.list?.title ?? '' })}
            onDelete={() => setOpen({ name: 'delete', ideas: [idea] })}
          />
        )}
      </EntriesTable>
      {open?.name === 'add' && <AddIdeaDialog onClose={close} />}
      {open?.name === 'delete' && <DeleteIdeasDialog ideas={open.ideas} onClose={close} />}
      {open?.name === 'view' && <ViewListDialog id={open.list_id} title={open.title} onClose={close} />}
    </>
  )
}
