import { type ComponentProps, type CSSProperties, type ReactNode, type RefObject, useMemo } from 'react'
import { useNarrow } from '../../../ui/use-narrow.ts'
import type { LayoutView } from '../model/layout.ts'
import type { GradebookRow, GridLine } from '../model/rows.ts'
import { ariaRole } from './grid-roles.ts'
import type { GridState } from './grid-state.ts'
import { LearnerNameRow } from './name-row.tsx'
import css from './rows.module.css'
import sheetCss from './sheet-grid.module.css'
import { GradesRow, SheetRow } from './sheet-row.tsx'
import { useStrayColumn, useStrayRow } from './use-marks.ts'
import { useSight } from './use-sight.ts'
import { drawnColumns, drawnLines, type ShownOrGap } from './window.ts'

type SheetBodyProps = {
  gridState: GridState
  region: RefObject<HTMLElement | null>
  layout: LayoutView
  whole: boolean
  empty: ReactNode
  /** What makes the table a grid, and what a pointer does in each of its parts. */
  grid: ComponentProps<'table'>
  pointerHandlers: ComponentProps<'table'>
  head: ReactNode
  foot: ReactNode
}

type GenderLine = Extract<GridLine, { kind: 'gender' }>

const genders = { male: 'Boys', female: 'Girls' }
/** Rows of the head come first. */
const headRows = 3

/**
 * The table with the scores, and over its ends the names and grades that stay in sight. Each of the two sticks as a whole,
 * for the browser goes through all that sticks at every key; the rows of the table own their cells.
 */
export function SheetBody(props: SheetBodyProps) {
  const { gridState, region, layout, whole, empty, grid, pointerHandlers, head, foot } = props
  const { lines, columns } = layout
  const sight = useSight(gridState, region, layout)
  const strayRow = useStrayRow(gridState, sight.lines)
  const strayColumn = useStrayColumn(gridState, sight.columns)
  /* On a phone only the quarterly grade stays. */
  const end = columns.length - (useNarrow() ? 1 : 2)
  const frozen = useMemo(() => columns.slice(end), [columns, end])
  const scrolled = useMemo(
    () => drawnColumns(columns.slice(0, end), sight.columns, strayColumn),
    [columns, end, sight.columns, strayColumn],
  )
  const drawn = drawnLines(lines, sight.lines, strayRow)
  const isEmpty = Boolean(empty) && (lines.length === 0 || columns.every(({ item }) => !item))

  const part = (
    ofGender: (line: GenderLine, at: number) => ReactNode,
    ofRow: (row: GradebookRow, at: number) => ReactNode,
  ) =>
    drawn.map((each: ShownOrGap<GridLine>) => {
      const at = each.index + headRows + 1
      if (each.kind === 'gap') return <Gap key={`gap ${at}`} lines={each.count} />
      return each.it.kind === 'gender' ? ofGender(each.it, at) : ofRow(each.it.row, at)
    })
  const besideGender = ({ gender }: GenderLine) => (
    <tr key={gender} {...ariaRole.nothing} className={css.genderRow} aria-hidden>
      <td className={css.genderRest} />
    </tr>
  )

  return (
    <>
      <table {...grid} {...pointerHandlers} className={`${sheetCss.table} ${css.whole}`}>
        {head}
        {isEmpty ? (
          <tbody {...ariaRole.group} className={css.emptyPart}>
            <tr {...ariaRole.row} className={css.emptyRow} aria-rowindex={headRows + 1}>
              <td {...ariaRole.cell} className={css.empty} colSpan={columns.length + 2}>
                <div className={css.emptyWords}>{empty}</div>
              </td>
            </tr>
          </tbody>
        ) : null}
        <tbody {...ariaRole.group} className={css.scores}>
          {part(
            ({ gender }, at) => (
              <tr
                key={gender}
                {...ariaRole.row}
                className={css.genderRow}
                aria-rowindex={at}
                aria-owns={gridState.genderId(gender)}
              >
                <td {...ariaRole.cell} className={css.genderRest} />
              </tr>
            ),
            (row, at) => (
              <SheetRow
                key={row.student}
                gridState={gridState}
                row={row}
                columns={scrolled}
                frozen={frozen}
                line={at}
              />
            ),
          )}
        </tbody>
        {foot}
      </table>
      <table
        {...ariaRole.nothing}
        {...pointerHandlers}
        className={`${sheetCss.table} ${css.names}`}
        data-empty={isEmpty || undefined}
      >
        <tbody {...ariaRole.nothing}>
          {part(
            ({ gender, count }) => (
              <tr key={gender} {...ariaRole.nothing} className={css.genderRow}>
                <th
                  {...ariaRole.rowHead}
                  className={css.gender}
                  id={gridState.genderId(gender)}
                  scope="rowgroup"
                >
                  {genders[gender]} <span className={css.count}>{count}</span>
                </th>
              </tr>
            ),
            (row) => (
              <LearnerNameRow key={row.student} gridState={gridState} row={row} />
            ),
          )}
        </tbody>
      </table>
      <table
        {...ariaRole.nothing}
        {...pointerHandlers}
        className={`${sheetCss.table} ${css.grades}`}
        data-empty={isEmpty || undefined}
      >
        <tbody {...ariaRole.nothing}>
          {part(besideGender, (row) => (
            <GradesRow key={row.student} gridState={gridState} row={row} columns={frozen} whole={whole} />
          ))}
        </tbody>
      </table>
    </>
  )
}

const Gap = ({ lines }: { lines: number }) => (
  <tr aria-hidden className={css.gap} style={{ '--lines': lines } as CSSProperties} />
)
