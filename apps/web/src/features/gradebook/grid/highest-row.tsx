import type { ColumnGroup, GridColumn } from '../model/columns.ts'
import { useWeights } from '../model/use-sheet.ts'
import { FigureInput } from './figure-input.tsx'
import { acrossColumns, ariaRole } from './grid-roles.ts'
import type { GridState } from './grid-state.ts'
import css from './head.module.css'
import { columnHeadMark } from './marks.ts'

type HighestRowProps = { gridState: GridState; groups: readonly ColumnGroup[]; marks: string }

/** Highest possible scores, with the base of the percent score and the weight above their columns. */
export function HighestRow({ gridState, groups, marks }: HighestRowProps) {
  return (
    <tr {...ariaRole.row} className={css.third} aria-rowindex={3}>
      <th {...ariaRole.rowHead} {...acrossColumns(2)} className={css.corner}>
        Highest possible score
      </th>
      {groups.flatMap((group) =>
        group.columns.map((column, at) => (
          <td
            key={column.id}
            {...ariaRole.cell}
            aria-colindex={column.index + 3}
            data-kind={column.kind}
            data-first={at === 0 || undefined}
            data-on={columnHeadMark(marks, column.index)}
          >
            <Highest gridState={gridState} group={group} column={column} />
          </td>
        )),
      )}
    </tr>
  )
}

/** What stands for the maximum of a quarterly assessment while there is none; no grade is reckoned with it. */
const withoutQa = 10

type HighestProps = { gridState: GridState; group: ColumnGroup; column: GridColumn }

function Highest({
  gridState: { sheet },
  group: { component, highest },
  column: { kind, item },
}: HighestProps) {
  const weight = useWeights(sheet)[component]
  if (item) return item.max_score
  if (kind === 'total') {
    if (component !== 'qa' || highest > 0) return highest
    return <span title="Until a QA is created">{withoutQa}</span>
  }
  const isFixed = component === 'qa' || sheet.readOnly() !== null
  const name = component.toUpperCase()
  if (kind === 'ws') {
    if (isFixed) return `${weight}%`
    return (
      <FigureInput
        quiet
        label={`${name} weighted score`}
        value={String(weight)}
        shown={`${weight}%`}
        onTaken={(text) => sheet.weights.edit(component, text, 'ws')}
      />
    )
  }
  if (isFixed) return '100.00'
  const base = sheet.weights.base(component)
  return (
    <FigureInput
      quiet
      label={`PS base (${name})`}
      value={String(base)}
      shown={base.toFixed(2)}
      onTaken={(text) => sheet.weights.editBase(component, text)}
    />
  )
}
