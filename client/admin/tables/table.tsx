import type { ComponentProps, ReactNode } from 'react'
import typography from '../../styles/typography.module.css'
import table from './table.module.css'

/** On phones rows are grids, which drops the table's roles: they are written out. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

export type Column = { label: string; isHidden?: boolean; className?: string }

type TableProps = { label: string; columns: Column[]; isBusy?: boolean; children: ReactNode }

export function Table({ label, columns, isBusy = false, children }: TableProps) {
  return (
    <div className={table.frame}>
      <table {...ROLES.table} className={table.table} aria-label={label} aria-busy={isBusy}>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {columns.map((column) => (
              <th key={column.label} {...ROLES.head} className={column.className}>
                {column.isHidden ? <span className={typography.srOnly}>{column.label}</span> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>{children}</tbody>
      </table>
    </div>
  )
}

export const Row = (props: ComponentProps<'tr'>) => <tr {...ROLES.row} {...props} />
export const RowHead = (props: ComponentProps<'th'>) => <th {...ROLES.rowHead} {...props} />
export const Cell = (props: ComponentProps<'td'>) => <td {...ROLES.cell} {...props} />
