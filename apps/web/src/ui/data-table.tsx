import type { ReactNode } from 'react'
import css from './data-table.module.css'
import { Skeleton } from './skeleton.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type Column<T> = {
  key: string
  head: string
  cell: (row: T) => ReactNode
  align?: 'left' | 'right'
  /** The column that names the row. */
  primary?: boolean
  /**
   * Where it stands when rows become cards: first line, lines below with their head, a line without it,
   * beside others on one line, or across the foot.
   */
  phone?: 'title' | 'meta' | 'line' | 'beside' | 'actions' | 'hide'
}

type DataTableProps<T> = {
  caption: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  rowKey: (row: T) => string | number
  loading?: boolean
  /** Shown in place of the table when there are no rows. */
  empty?: ReactNode
}

/* On a phone the rows are laid out as grids, and Safari then forgets that they are a table; the roles keep it one. */
const as = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
}

const skeletonRows = ['first', 'second', 'third', 'fourth', 'fifth']

export function DataTable<T>({ caption, columns, rows, rowKey, loading, empty }: DataTableProps<T>) {
  if (!loading && rows.length === 0 && empty) return empty
  return (
    <table {...as.table} className={css.table} aria-busy={loading || undefined}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead {...as.group}>
        <tr {...as.row}>
          {columns.map((column) => (
            <th key={column.key} {...as.head} scope="col" data-align={column.align}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as.group}>
        {loading
          ? skeletonRows.map((bone) => <Row key={bone} columns={columns} />)
          : rows.map((row) => <Row key={rowKey(row)} columns={columns} row={{ of: row }} />)}
      </tbody>
    </table>
  )
}

/** Without a row it stands for one that is still to come. */
function Row<T>({ columns, row }: { columns: readonly Column<T>[]; row?: { of: T } }) {
  return (
    <tr {...as.row} className={css.row}>
      {columns.map((column) => {
        const names = column.primary && row
        const Cell = names ? 'th' : 'td'
        return (
          <Cell
            key={column.key}
            {...(names ? as.name : as.cell)}
            className={css.cell}
            data-align={column.align}
            data-phone={column.phone ?? (column.primary ? 'title' : 'meta')}
            data-head={column.head}
          >
            {row ? column.cell(row.of) : <Skeleton width="70%" />}
          </Cell>
        )
      })}
    </tr>
  )
}
