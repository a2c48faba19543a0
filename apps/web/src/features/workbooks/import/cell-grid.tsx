import { componentNames } from '@klasrum/grading/components'
import { type KeyboardEvent, memo, type PointerEvent, useRef, useState } from 'react'
import { type BoardColumn, type BoardRow, type CellBoard, columnGroupsOf } from './cell-board.ts'
import { CellMark } from './cell-mark.tsx'
import css from './cells.module.css'
import { cellWords } from './preview-text.ts'

type At = { row: number; column: number }

const steps: Record<string, (at: At) => At> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }) => ({ row, column: Number.POSITIVE_INFINITY }),
}

const within = (at: number, count: number): number => Math.max(0, Math.min(count - 1, at))

type CellGridProps = { board: CellBoard; rows: readonly BoardRow[]; label: string }

/** One stop of the Tab key; arrows go from cell to cell, and a line below says what the cell in question means. */
export function CellGrid({ board: { columns }, rows, label }: CellGridProps) {
  const table = useRef<HTMLTableElement>(null)
  const [focus, setFocus] = useState<At>({ row: 0, column: 0 })
  const [looked, setLooked] = useState<At>()
  const cellAt = (target: EventTarget): At | undefined => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-c]') : null
    return cell ? { row: Number(cell.dataset.r), column: Number(cell.dataset.c) } : undefined
  }
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    const next = step(focus)
    const row = within(next.row, rows.length)
    const column = within(next.column, columns.length)
    table.current?.querySelector<HTMLElement>(`td[data-r="${row}"][data-c="${column}"]`)?.focus()
  }
  const point = ({ target }: PointerEvent) => setLooked(cellAt(target))
  return (
    <>
      <div className={css.region}>
        {/* A table whose cells are walked through; they are gridcells by that. */}
        <table
          {...{ role: 'grid', 'aria-readonly': true }}
          ref={table}
          className={css.table}
          aria-label={label}
          onKeyDown={move}
          onFocus={({ target }) => {
            const at = cellAt(target)
            if (at) setFocus(at)
            setLooked(at)
          }}
          onBlur={() => setLooked(undefined)}
          onPointerOver={point}
          onPointerLeave={() => setLooked(undefined)}
        >
          <GridHead columns={columns} />
          <tbody>
            {rows.map((row, index) => (
              <GridRow
                key={row.place}
                row={row}
                index={index}
                columns={columns}
                focus={focus.row === index ? focus.column : null}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.words} aria-hidden>
        {looked
          ? wordsAt(rows[looked.row], columns[looked.column])
          : 'Point at a cell to read what happens to it.'}
      </p>
    </>
  )
}

function wordsAt(row: BoardRow | undefined, of: BoardColumn | undefined): string {
  if (!row || !of) return ''
  const cell = row.cells.get(of.place)
  return `${row.name} · ${of.column.title}: ${cell ? cellWords(cell) : 'the same'}`
}

const GridHead = memo(function GridHead({ columns }: { columns: readonly BoardColumn[] }) {
  return (
    <thead>
      <tr>
        <th className={css.corner} scope="col" rowSpan={2}>
          Learner
        </th>
        {columnGroupsOf(columns).map(({ first, component, count }) => (
          <th key={first} className={css.group} scope="colgroup" colSpan={count}>
            <span>{component ? componentNames[component] : 'Left to choose'}</span>
          </th>
        ))}
      </tr>
      <tr>
        {columns.map(({ place, column: { title, max_score, old_max, state } }) => (
          <th key={place} className={css.head} scope="col" title={title} data-state={state}>
            <span>{title}</span>
            <small>
              {state === 'changed' ? `${old_max} → ${max_score}` : (max_score ?? '—')}
              {state === 'new' ? ' new' : ''}
            </small>
          </th>
        ))}
      </tr>
    </thead>
  )
})

type GridRowProps = {
  row: BoardRow
  index: number
  columns: readonly BoardColumn[]
  /** The column that the Tab key comes to, in the one row that has it. */
  focus: number | null
}

const GridRow = memo(function GridRow({ row, index, columns, focus }: GridRowProps) {
  return (
    <tr>
      <th className={css.learner} scope="row" title={row.name}>
        <span>{row.name}</span>
      </th>
      {columns.map(({ place }, at) => {
        const cell = row.cells.get(place)
        return (
          <td
            key={place}
            className={css.cell}
            data-r={index}
            data-c={at}
            data-state={cell?.state ?? 'same'}
            aria-label={cell ? undefined : 'the same'}
            tabIndex={focus === at ? 0 : -1}
          >
            {cell ? <CellMark cell={cell} /> : '·'}
          </td>
        )
      })}
    </tr>
  )
})
