import type { PaperTableCell, PaperTableRow, Table } from '@klasrum/contract/papers'
import { type CSSProperties, useContext } from 'react'
import { placed } from '../../../lib/placed.ts'
import { ScrollArea } from '../../../ui/scroll-area.tsx'
import css from './paper.module.css'
import { PaperFields } from './paper-fields.ts'
import { PaperLine, points } from './paper-line.tsx'

/** A ruled table scrolls inside itself where the sheet is narrow, and a form stacks there; one without rules only lays things out. */
export function PaperTable({ table }: { table: Table }) {
  const { shares, head, rows, ruled, boxed, small } = table
  const sum = shares.reduce((total, share) => total + share, 0) || 1
  const grid = (
    <table
      className={css.table}
      role={ruled ? undefined : 'presentation'}
      data-ruled={ruled || undefined}
      data-boxed={boxed}
      data-small={small}
      data-form={(!ruled && rows.every(isFormRow)) || undefined}
      data-whole={(ruled && !rows.some(isWritable)) || undefined}
      data-stacks={(ruled && rows.some(isWritable)) || undefined}
      style={ruled && shares.length > 2 ? leastWidth(`${shares.length * columnRem(rows)}rem`) : undefined}
    >
      <colgroup>
        {placed(shares).map(({ each, place }) => (
          <col key={place} style={{ width: `${(each / sum) * 100}%` }} />
        ))}
      </colgroup>
      {head > 0 ? (
        <thead>
          <Rows rows={rows.slice(0, head)} heads />
        </thead>
      ) : null}
      <tbody>
        <Rows rows={rows.slice(head)} columns={rows[head - 1]?.cells.map(nameOf)} />
      </tbody>
    </table>
  )
  return ruled ? <ScrollArea label="Table">{grid}</ScrollArea> : grid
}

const leastWidth = (width: string) => ({ '--least-width': width }) as CSSProperties

/** What a column is called, in the first line of its head. */
const nameOf = ({ text }: PaperTableCell): string => text[0]?.runs.map((run) => run.text).join('') ?? ''

const isWritable = ({ cells }: PaperTableRow): boolean => cells.some(({ field }) => field !== undefined)

/** A pencil stands beside the words of a cell that can be written in. */
const columnRem = (rows: readonly PaperTableRow[]): number => (rows.some(isWritable) ? 8.5 : 4.25)

const hasWords = ({ text }: PaperTableCell): boolean => text.some(({ runs }) => runs.some((run) => run.text))

/** What to write, and the line to write it on. */
const isFormRow = ({ cells }: PaperTableRow): boolean =>
  cells.some(({ lined }) => lined) && cells.some((cell) => !cell.lined && hasWords(cell))

type RowsProps = {
  rows: readonly PaperTableRow[]
  /** Their names, where the table has a head. */
  columns?: readonly string[] | undefined
  heads?: boolean
}

const Rows = ({ rows, columns, heads = false }: RowsProps) =>
  placed(rows).map(({ each: { cells, height }, place }) => (
    <tr key={place} style={{ height: points(height) }}>
      {placed(cells).map(({ each, place: at }) => (
        <PaperCell key={at} cell={each} head={heads} column={each.span ? undefined : columns?.[at]} />
      ))}
    </tr>
  ))

type PaperCellProps = { cell: PaperTableCell; head: boolean; column: string | undefined }

function PaperCell({ cell, head, column }: PaperCellProps) {
  const { text, span, fill, lined, field } = cell
  const around = useContext(PaperFields)
  const Tag = head && hasWords(cell) ? 'th' : 'td'
  const lines = placed(text).map(({ each, place }) => <PaperLine key={place} {...each} />)
  return (
    <Tag
      colSpan={span}
      data-fill={fill}
      data-lined={lined}
      data-column={column || undefined}
      scope={Tag === 'th' ? 'col' : undefined}
    >
      {field === undefined ? lines : around(field, lines)}
    </Tag>
  )
}
