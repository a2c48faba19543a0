import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import css from './edit.module.css'
import { RemoveRow, type RowsToType } from './remove-row.tsx'

const longest = 200

/** The table as it stands on the slide; its cells grow with what is typed. */
export function RowGrid({ heads, rows, type, remove }: RowsToType) {
  const columns = heads.map((name, column) => ({ name, column }))
  return (
    <table className={css.grid}>
      <thead>
        <tr>
          {columns.map(({ name, column }) => (
            <th key={column} scope="col">
              <textarea
                aria-label={`Head ${column + 1}`}
                name={`cell-0-${column}`}
                rows={1}
                maxLength={longest}
                value={name}
                onChange={({ currentTarget }) => type(0, column, currentTarget.value)}
              />
            </th>
          ))}
          <td>
            <VisuallyHidden>Remove</VisuallyHidden>
          </td>
        </tr>
      </thead>
      <tbody>
        {rows
          .map((cells, at) => ({ cells, line: at + 1 }))
          .map(({ cells, line }) => (
            <tr key={line}>
              {columns.map(({ name, column }) => (
                <td key={column}>
                  <textarea
                    aria-label={`${name || `Column ${column + 1}`}, row ${line}`}
                    name={`cell-${line}-${column}`}
                    rows={1}
                    maxLength={longest}
                    value={cells[column] ?? ''}
                    onChange={({ currentTarget }) => type(line, column, currentTarget.value)}
                  />
                </td>
              ))}
              <td>
                <RemoveRow line={line} remove={remove} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
