import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { IdeasPage } from '#shared/contract/admin.ts'
import { IDEA_TRIES } from '#shared/limits.ts'
import { ideasPageQuery } from '../../api/admin.ts'
import badges from '../../styles/badges.module.css'
import buttons from '../../styles/buttons.module.css'
import layout from '../../styles/layout.module.css'
import { Icon } from '../../ui/icon.tsx'
import { ViewListDialog } from '../dialogs/view-list-dialog.tsx'
import { AdminHead } from '../parts/admin-head.tsx'
import { AdminIcon } from '../parts/admin-icon.tsx'
import { cut, IDEA_CUT } from '../parts/cut.ts'
import { dateAndTime } from '../parts/dates.ts'
import { IconButton } from '../parts/icon-button.tsx'
import { Switch } from '../parts/switch.tsx'
import { TypeBadge } from '../parts/type-badge.tsx'
import { EntriesTable } from '../tables/entries-table.tsx'
import { CutText } from '../tables/long-text.tsx'
import { useRemembered } from '../tables/remembered.ts'
import table from '../tables/table.module.css'
import { Cell, type Column, Row, RowHead } from '../tables/table.tsx'
import { usePage } from '../tables/use-page.ts'
import { AddIdeaDialog } from './add-idea-dialog.tsx'
import { DeleteIdeaDialog } from './delete-idea-dialog.tsx'

type Idea = IdeasPage['data'][number]
type Open = { name: 'add' } | { name: 'delete'; idea: Idea } | { name: 'view'; idea: Idea & { list_id: string } }

const COLUMNS: Column[] = [
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

  return (
    <>
      <AdminHead title="List Ideas" text="Manage list ideas for generation">
        <div className={layout.row}>
          <Switch
            label="Show Processed"
            isOn={isProcessedShown}
            onChange={(isOn) => {
              setProcessedShown(isOn)
              goTo(1)
            }}
          />
          <button type="button" className={buttons.btn} aria-haspopup="dialog" onClick={() => setOpen({ name: 'add' })}>
            <AdminIcon name="plus" />
            Add Idea
          </button>
        </div>
      </AdminHead>
      <EntriesTable
        label="List ideas"
        columns={COLUMNS}
        query={ideas}
        failed="Failed to load list ideas"
        none="No list ideas found"
        page={page}
        onPage={goTo}
        isAlwaysPaged
      >
        {(idea) => <IdeaRow key={idea.id} idea={idea} onOpen={setOpen} />}
      </EntriesTable>
      {open?.name === 'add' && <AddIdeaDialog onClose={close} />}
      {open?.name === 'delete' && <DeleteIdeaDialog idea={open.idea} onClose={close} />}
      {open?.name === 'view' && (
        <ViewListDialog id={open.idea.list_id} title={open.idea.list?.title ?? ''} onClose={close} />
      )}
    </>
  )
}

function IdeaRow({ idea, onOpen }: { idea: Idea; onOpen: (open: Open) => void }) {
  const { list_id } = idea
  const name = cut(idea.idea, IDEA_CUT)
  return (
    <Row className={table.idea}>
      <RowHead className={table.what}>
        <CutText text={idea.idea} what={name} most={IDEA_CUT} />
        {idea.list && (
          <small>
            Created: <bdi>{idea.list.title}</bdi>
          </small>
        )}
      </RowHead>
      <Cell className={table.type}>
        <TypeBadge isRanked={idea.ranked} />
      </Cell>
      <Cell className={table.status}>
        {idea.processed ? (
          <span className={badges.good}>
            <Icon name="tick" />
            Processed
          </span>
        ) : (
          <span className={badges.hint}>
            <Icon name="clock" />
            Pending
          </span>
        )}
        {!idea.processed && idea.tries >= IDEA_TRIES && <small>Generation failed after {idea.tries} tries</small>}
      </Cell>
      <Cell className={table.date}>{dateAndTime(idea.created_at)}</Cell>
      <Cell className={idea.made_by ? table.author : `${table.author} ${table.missing}`}>
        <bdi>{idea.made_by || '–'}</bdi>
      </Cell>
      <Cell className={table.actions}>
        {list_id !== null && (
          <IconButton
            label={`View the list made from ${name}`}
            title="View list"
            opensDialog
            onPress={() => onOpen({ name: 'view', idea: { ...idea, list_id } })}
          >
            <AdminIcon name="eye" />
          </IconButton>
        )}
        <IconButton
          label={`Delete ${name}`}
          title="Delete"
          isBad
          opensDialog
          onPress={() => onOpen({ name: 'delete', idea })}
        >
          <AdminIcon name="bin" />
        </IconButton>
      </Cell>
    </Row>
  )
}
