import type { IdeasPage } from '#shared/contract/admin.ts'
import { IDEA_TRIES } from '#shared/limits.ts'
import badges from '../../styles/badges.module.css'
import { Icon } from '../../ui/icon.tsx'
import { AdminIcon } from '../parts/admin-icon.tsx'
import { cut, IDEA_CUT } from '../parts/cut.ts'
import { dateAndTime } from '../parts/dates.ts'
import { IconButton } from '../parts/icon-button.tsx'
import { TypeBadge } from '../parts/type-badge.tsx'
import { CutText } from '../tables/long-text.tsx'
import { SelectBox } from '../tables/selection.tsx'
import table from '../tables/table.module.css'
import { Cell, Row, RowHead } from '../tables/table.tsx'
import { ApproveButton } from './approve-button.tsx'

export type Idea = IdeasPage['data'][number]

type Props = {
  idea: Idea
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  onView: (list_id: string) => void
  onDelete: () => void
}

export function IdeaRow({ idea, isSelected, onSelect, onView, onDelete }: Props) {
  const { list_id, similar_to } = idea
  const name = cut(idea.idea, IDEA_CUT)
  return (
    <Row className={table.idea} data-selected={isSelected}>
      <Cell className={table.select}>
        <SelectBox label={`Select ${name}`} isOn={isSelected} onChange={onSelect} />
      </Cell>
      <RowHead className={table.what}>
        <CutText text={idea.idea} what={name} most={IDEA_CUT} />
        {idea.list && (
          <small>
            Created: <bdi>{idea.list.title}</bdi>
          </small>
        )}
        {similar_to && (
          <small>
            Much like {similar_to.is_list && 'the list '}“<bdi>{cut(similar_to.title, IDEA_CUT)}</bdi>”
          </small>
        )}
      </RowHead>
      <Cell className={table.type}>
        <TypeBadge isRanked={idea.ranked} />
      </Cell>
      <Cell className={table.status}>
        <Status idea={idea} />
      </Cell>
      <Cell className={table.date}>{dateAndTime(idea.created_at)}</Cell>
      <Cell className={idea.made_by ? table.author : `${table.author} ${table.missing}`}>
        <bdi>{idea.made_by || '–'}</bdi>
      </Cell>
      <Cell className={table.actions}>
        {!idea.processed && <ApproveButton idea={idea} name={name} />}
        {list_id !== null && (
          <IconButton
            label={`View the list made from ${name}`}
            title="View list"
            opensDialog
            onPress={() => onView(list_id)}
          >
            <AdminIcon name="eye" />
          </IconButton>
        )}
        <IconButton label={`Delete ${name}`} title="Delete" isBad opensDialog onPress={onDelete}>
          <AdminIcon name="bin" />
        </IconButton>
      </Cell>
    </Row>
  )
}

function Status({ idea }: { idea: Idea }) {
  if (idea.processed)
    return (
      <span className={badges.good}>
        <Icon name="tick" />
        Processed
      </span>
    )
  return (
    <>
      <span className={badges.hint}>
        <Icon name="clock" />
        Pending
      </span>
      {idea.approved && (
        <span className={badges.good}>
          <Icon name="tick" />
          Approved
        </span>
      )}
      {idea.tries >= IDEA_TRIES && <small>Generation failed after {idea.tries} tries</small>}
    </>
  )
}
