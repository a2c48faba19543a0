import type { WorkbookPointing } from '@klasrum/contract/workbooks'
import { ScrollArea } from '../../../ui/scroll-area.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import points from './pointing.module.css'
import { type ColumnRole, letterOf, type PointingDraft, rolesFor, roleText } from './pointing-parts.ts'

type SheetTableProps = {
  sheet: {
    name: string
    rows: readonly { row: number; cells: readonly string[] }[]
    pointing: WorkbookPointing | null
  }
  draft: PointingDraft
  ofTerms: boolean
  onChange: (draft: PointingDraft) => void
}

const nothing = 'nothing'

/** The first rows of a sheet as a spreadsheet shows them, with a choice over each column and beside each row. */
export function SheetTable({ sheet: { name, rows }, draft, ofTerms, onChange }: SheetTableProps) {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, at) => at + 1)
  const roles = rolesFor(ofTerms)
  const setRole = (column: number, role: ColumnRole | typeof nothing) => {
    const { [column]: _, ...others } = draft.roles
    onChange({ ...draft, roles: role === nothing ? others : { ...others, [column]: role } })
  }
  return (
    <ScrollArea label={`Sheet ${name}`} short>
      <table className={points.table}>
        <thead>
          <tr>
            <th scope="col" className={points.corner}>
              Row
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" data-said={draft.roles[column] ? true : undefined}>
                <span className={points.letter}>{letterOf(column)}</span>
                <SmallSelect
                  label={`What column ${letterOf(column)} holds`}
                  value={draft.roles[column] ?? nothing}
                  onChange={(role) => setRole(column, role)}
                  options={[
                    { value: nothing, label: 'Ignore' },
                    ...roles.map((role) => ({ value: role, label: roleText(role, column, draft.roles) })),
                  ]}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells }) => (
            <tr key={row} data-said={row === draft.first || row === draft.highest || undefined}>
              <th scope="row" className={points.corner}>
                <span className={points.number}>{row}</span>
                <RowChoice row={row} draft={draft} onChange={onChange} />
              </th>
              {columns.map((column) => (
                <td key={column} data-said={draft.roles[column] ? true : undefined}>
                  {cells[column - 1]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

type RowChoiceProps = { row: number; draft: PointingDraft; onChange: (draft: PointingDraft) => void }

function RowChoice({ row, draft, onChange }: RowChoiceProps) {
  const { first, highest } = draft
  return (
    <SmallSelect
      label={`What row ${row} holds`}
      value={row === first ? 'first' : row === highest ? 'highest' : nothing}
      onChange={(next) =>
        onChange({
          ...draft,
          first: next === 'first' ? row : first === row ? null : first,
          highest: next === 'highest' ? row : highest === row ? null : highest,
        })
      }
      options={[
        { value: nothing, label: '–' },
        { value: 'highest', label: 'Highest possible scores' },
        { value: 'first', label: 'First learner' },
      ]}
    />
  )
}
