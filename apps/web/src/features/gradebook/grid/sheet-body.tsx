import { type CSSProperties, type ReactNode, type RefObject, useMemo } from 'react'
import type { LayoutView } from '../model/layout.ts'
import type { Line } from '../model/rows.ts'
import type { Desk } from './desk.ts'
import { across, as } from './grid-roles.ts'
import css from './rows.module.css'
import { SheetRow } from './sheet-row.tsx'
import { useStrayColumn, useStrayRow } from './use-marks.ts'
import { useSight } from './use-sight.ts'
import { type Drawn, drawnColumns, drawnLines } from './window.ts'

type SheetBodyProps = {
  desk: Desk
  region: RefObject<HTMLElement | null>
  layout: LayoutView
  whole: boolean
  empty: ReactNode
}

const genders = { male: 'Male', female: 'Female' }
/** Rows of the head come first. */
const headRows = 3

export function SheetBody({ desk, region, layout, whole, empty }: SheetBodyProps) {
  const { lines, columns } = layout
  const sight = useSight(desk, region, layout)
  const strayRow = useStrayRow(desk, sight.lines)
  const strayColumn = useStrayColumn(desk, sight.columns)
  const drawn = useMemo(
    () => drawnColumns(columns, sight.columns, strayColumn),
    [columns, sight.columns, strayColumn],
  )
  const entry = columns.find(({ item }) => item)?.index ?? null
  const isEmpty = lines.length === 0 || entry === null

  const draw = (each: Drawn<Line>) => {
    const at = each.index + headRows + 1
    if (each.kind === 'gap') return <Gap key={`gap ${at}`} lines={each.count} />
    if (each.it.kind === 'gender')
      return (
        <tr key={each.it.gender} {...as.row} className={css.genderRow} aria-rowindex={at}>
          <th {...as.rowHead} {...across(2)} className={css.gender} scope="rowgroup">
            {genders[each.it.gender]} <span className={css.count}>{each.it.count}</span>
          </th>
          <td {...as.cell} {...across(columns.length)} className={css.genderRest} />
        </tr>
      )
    const { row } = each.it
    return (
      <SheetRow
        key={row.student}
        desk={desk}
        row={row}
        columns={drawn}
        line={at}
        whole={whole}
        entry={entry}
      />
    )
  }

  return (
    <tbody {...as.group} className={css.body}>
      {isEmpty && empty ? (
        <tr {...as.row} className={css.emptyRow} aria-rowindex={headRows + 1}>
          <td {...as.cell} className={css.empty} colSpan={columns.length + 2}>
            <div className={css.emptyWords}>{empty}</div>
          </td>
        </tr>
      ) : null}
      {drawnLines(lines, sight.lines, strayRow).map(draw)}
    </tbody>
  )
}

const Gap = ({ lines }: { lines: number }) => (
  <tr aria-hidden className={css.gap} style={{ '--lines': lines } as CSSProperties} />
)
