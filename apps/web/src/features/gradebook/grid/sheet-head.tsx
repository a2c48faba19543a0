import { periodGradeName } from '@klasrum/grading/policies'
import { memo } from 'react'
import type { ColumnGroup, GridColumn } from '../model/columns.ts'
import { FindBox } from './find-box.tsx'
import type { Finder } from './finder.ts'
import { acrossColumns, ariaRole } from './grid-roles.ts'
import type { GridState } from './grid-state.ts'
import { GroupHead } from './group-head.tsx'
import css from './head.module.css'
import { HighestRow } from './highest-row.tsx'
import { type ItemActs, ItemHead } from './item-head.tsx'
import { columnHeadMark } from './marks.ts'
import { useColumnsMark } from './use-marks.ts'
import { type WeightsActs, WeightsCorner } from './weights-corner.tsx'

type SheetHeadProps = {
  gridState: GridState
  finder: Finder
  columns: readonly GridColumn[]
  groups: readonly ColumnGroup[]
  transmuted: boolean
  item: ItemActs | undefined
  weights: WeightsActs | undefined
}

export const SheetHead = memo(function SheetHead(props: SheetHeadProps) {
  const { gridState, finder, columns, groups, transmuted, item: acts, weights } = props
  const marks = useColumnsMark(gridState)
  const initial = columns.length - 2
  const quarterly = columns.length - 1
  return (
    <thead {...ariaRole.group} className={css.head}>
      <tr {...ariaRole.row} className={css.first} aria-rowindex={1}>
        <td {...ariaRole.cell} {...acrossColumns(2)} className={css.corner}>
          <WeightsCorner gridState={gridState} acts={weights} />
        </td>
        {groups.map((group) => (
          <GroupHead key={group.component} gridState={gridState} group={group} />
        ))}
        <th
          {...ariaRole.columnHead}
          rowSpan={3}
          scope="col"
          data-kind="initial"
          data-c={initial}
          data-on={columnHeadMark(marks, initial)}
        >
          Initial Grade
        </th>
        <th
          {...ariaRole.columnHead}
          rowSpan={3}
          scope="col"
          data-kind="quarterly"
          data-c={quarterly}
          data-on={columnHeadMark(marks, quarterly)}
        >
          {periodGradeName(gridState.sheet.sheet().klass.policy)}
          {transmuted ? <small>transmuted</small> : null}
        </th>
      </tr>
      <tr {...ariaRole.row} className={css.second} aria-rowindex={2}>
        <td {...ariaRole.cell} {...acrossColumns(2)} className={css.corner}>
          <FindBox gridState={gridState} finder={finder} />
          <span className={css.learner}>Learner</span>
        </td>
        {groups.flatMap((group) =>
          group.columns.map(({ id, kind, item, index }, at) => {
            const mark = columnHeadMark(marks, index)
            return item ? (
              <ItemHead
                key={id}
                gridState={gridState}
                item={item}
                column={index}
                first={at === 0}
                mark={mark}
                acts={acts}
              />
            ) : (
              <th
                key={id}
                {...ariaRole.columnHead}
                scope="col"
                aria-colindex={index + 3}
                data-c={index}
                data-kind={kind}
                data-first={at === 0 || undefined}
                data-on={mark}
              >
                {kind === 'ps' ? (
                  <abbr title="Percent score">PS</abbr>
                ) : kind === 'ws' ? (
                  <abbr title="Weighted score">WS</abbr>
                ) : (
                  'Total'
                )}
              </th>
            )
          }),
        )}
      </tr>
      <HighestRow gridState={gridState} groups={groups} marks={marks} />
    </thead>
  )
})
