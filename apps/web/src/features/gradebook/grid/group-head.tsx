import { componentNameUnder } from '@klasrum/grading/policies'
import type { ColumnGroup } from '../model/columns.ts'
import { useWeights } from '../model/use-sheet.ts'
import { FigureInput } from './figure-input.tsx'
import { acrossColumns, ariaRole } from './grid-roles.ts'
import type { GridState } from './grid-state.ts'
import css from './head.module.css'

/** The name of a group with its weight; it stays in sight while its columns pass. */
export function GroupHead({ gridState, group }: { gridState: GridState; group: ColumnGroup }) {
  const { sheet } = gridState
  const { component, columns, hiddenItems } = group
  const title = componentNameUnder(sheet.sheet().klass.policy, component)
  const weight = useWeights(sheet)[component]
  const showAgain = () =>
    sheet.topics.together(() => {
      for (const { id } of hiddenItems) sheet.layout.show(id)
    })
  return (
    <th {...ariaRole.columnHead} {...acrossColumns(columns.length)} className={css.group} scope="colgroup">
      <span className={css.groupIn}>
        <span className={css.groupTitle}>{title}</span>
        <span className={css.weight}>
          {sheet.readOnly() ? (
            weight
          ) : (
            <FigureInput
              label={`${title} weight`}
              value={String(weight)}
              onTaken={(text) => sheet.weights.edit(component, text)}
            />
          )}
          %
        </span>
        {hiddenItems.length > 0 ? (
          <button type="button" className={css.hidden} onClick={showAgain}>
            {hiddenItems.length} hidden
          </button>
        ) : null}
      </span>
    </th>
  )
}
