import { useDraggable, useDroppable } from '@dnd-kit/core'
import type { AdminList, ScheduledDay } from '#shared/contract/admin.ts'
import badges from '../../styles/badges.module.css'
import buttons from '../../styles/buttons.module.css'
import loading from '../../styles/loading.module.css'
import typography from '../../styles/typography.module.css'
import { Icon } from '../../ui/icon.tsx'
import { thingsToCheck } from '../findings/findings.ts'
import { AdminIcon } from '../parts/admin-icon.tsx'
import { cut, ITEM_NAMES_CUT, isCut, TITLE_CUT } from '../parts/cut.ts'
import { shortDate } from '../parts/dates.ts'
import { IconButton } from '../parts/icon-button.tsx'
import { TypeBadge } from '../parts/type-badge.tsx'
import table from '../tables/table.module.css'
import { Cell, Row, RowHead } from '../tables/table.tsx'
import { NO_LIST, whyFixed } from './day-names.ts'
import schedule from './schedule.module.css'
import type { Generation } from './use-generations.ts'

export type FilledDay = ScheduledDay & { list: AdminList }

export type DayActions = {
  onMove: (day: ScheduledDay) => void
  onDetails: (list: AdminList) => void
  onReject: (day: FilledDay) => void
  onGenerate: (date: string) => void
}

type Props = { day: ScheduledDay; today: string; generation: Generation; actions: DayActions }

export function ScheduleRow({ day, today, generation, actions }: Props) {
  const { daily_game_date: date, list } = day
  const name = shortDate(date, today)
  const why = whyFixed(day, today)
  // The page has been open since yesterday.
  const isOver = date < today
  const drag = useDraggable({ id: date, disabled: why !== null })
  const drop = useDroppable({ id: date })
  const isTarget = drop.isOver && drop.active?.id !== date

  const classes = [
    date === today && schedule.now,
    isOver && schedule.over,
    drag.isDragging && schedule.dragged,
    isTarget && (why ? schedule.noDrop : schedule.drop),
    why === null && schedule.movable,
  ]
  return (
    <Row
      ref={(row) => {
        drag.setNodeRef(row)
        drop.setNodeRef(row)
      }}
      className={classes.filter(Boolean).join(' ') || undefined}
      data-dragged={drag.isDragging || undefined}
      {...drag.listeners}
    >
      <Cell className={table.grip}>
        <button
          type="button"
          ref={drag.setActivatorNodeRef}
          className={`${buttons.iconBtn} ${schedule.handle}`}
          aria-label={`Move ${name}`}
          aria-describedby={why ? undefined : drag.attributes['aria-describedby']}
          aria-disabled={why !== null}
          title={why ?? 'Drag onto another day to swap, or press to choose a day'}
          onClick={() => actions.onMove(day)}
        >
          <AdminIcon name="grip" />
        </button>
      </Cell>
      <RowHead>
        <b>{name}</b>
        <small>{isOver ? `${date}, past` : date}</small>
      </RowHead>
      <Cell className={table.what} data-part="contents">
        {list ? <Contents list={list} /> : <NoContents generation={generation} />}
      </Cell>
      <Cell className={table.type}>
        {list && <TypeBadge isRanked={list.is_ranked} />}
        {day.findings !== undefined && <FindingsBadge count={day.findings} />}
      </Cell>
      <Cell className={list ? table.count : `${table.count} ${table.missing}`}>{list ? list.item_count : '–'}</Cell>
      <Cell className={table.actions}>
        {list && <Buttons day={{ daily_game_date: date, list }} name={name} isOver={isOver} actions={actions} />}
        {!list && !isOver && (
          <GenerateButton
            name={name}
            isRunning={generation.running !== undefined}
            onPress={() => actions.onGenerate(date)}
          />
        )}
      </Cell>
    </Row>
  )
}

/** During generation it opens the running request. */
function GenerateButton({ name, isRunning, onPress }: { name: string; isRunning: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className={`${isRunning ? buttons.quiet : buttons.btn} ${schedule.generate}`}
      aria-haspopup="dialog"
      aria-label={isRunning ? `Generating a list for ${name}` : `Generate a list for ${name}`}
      onClick={onPress}
    >
      {isRunning ? <span className={loading.spinner} /> : <AdminIcon name="spark" />}
      {isRunning ? 'Generating' : 'Generate'}
    </button>
  )
}

function NoContents({ generation: { running, failed } }: { generation: Generation }) {
  return (
    <>
      <span className={typography.soft}>{NO_LIST}</span>
      {running && (
        <small>
          Generating: <bdi>{cut(running.topic, TITLE_CUT)}</bdi>
        </small>
      )}
      {!running && failed && (
        <small className={schedule.failed}>
          <Icon name="cross" />
          <bdi>{failed.sentence}</bdi>
        </small>
      )}
    </>
  )
}

function FindingsBadge({ count }: { count: number }) {
  return (
    <span className={badges.hint} title={thingsToCheck(count)}>
      <Icon name="help" />
      {count} to check
    </span>
  )
}

function Contents({ list }: { list: AdminList }) {
  const names = list.items.map((item) => item.name).join(', ')
  const tooltip = (text: string, most: number) => (isCut(text, most) ? text : undefined)
  return (
    <>
      <b dir="auto" title={tooltip(list.title, TITLE_CUT)}>
        {cut(list.title, TITLE_CUT)}
      </b>
      <small dir="auto" title={tooltip(names, ITEM_NAMES_CUT)}>
        {cut(names, ITEM_NAMES_CUT)}
      </small>
    </>
  )
}

type ButtonsProps = { day: FilledDay; name: string; isOver: boolean; actions: DayActions }

function Buttons({ day, name, isOver, actions }: ButtonsProps) {
  return (
    <>
      <IconButton
        label={`View details for ${name}`}
        title="View details"
        opensDialog
        onPress={() => actions.onDetails(day.list)}
      >
        <AdminIcon name="eye" />
      </IconButton>
      {!isOver && (
        <IconButton
          label={`Reject the list for ${name}`}
          title="Reject"
          isBad
          opensDialog
          onPress={() => actions.onReject(day)}
        >
          <AdminIcon name="bin" />
        </IconButton>
      )}
    </>
  )
}
