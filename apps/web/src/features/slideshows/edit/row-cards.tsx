import { TextAreaField } from '../../../ui/text-area-field.tsx'
import css from './edit.module.css'
import { RemoveRow, type RowsToType } from './remove-row.tsx'

const longest = 200

/** The table on a phone: the heads, then a card for each row with the heads as labels. */
export function RowCards({ heads, rows, type, remove }: RowsToType) {
  const columns = heads.map((name, column) => ({ name, column }))
  return (
    <>
      <fieldset className={css.card}>
        <legend>Heads</legend>
        {columns.map(({ name, column }) => (
          <TextAreaField
            key={column}
            label={`Head ${column + 1}`}
            name={`cell-0-${column}`}
            rows={1}
            maxLength={longest}
            value={name}
            onChange={(typed) => type(0, column, typed)}
          />
        ))}
      </fieldset>
      {rows
        .map((cells, at) => ({ cells, line: at + 1 }))
        .map(({ cells, line }) => (
          <fieldset key={line} className={css.card}>
            <legend>
              Row {line} <RemoveRow line={line} remove={remove} />
            </legend>
            {columns.map(({ name, column }) => (
              <TextAreaField
                key={column}
                label={name || `Column ${column + 1}`}
                name={`cell-${line}-${column}`}
                rows={1}
                maxLength={longest}
                value={cells[column] ?? ''}
                onChange={(typed) => type(line, column, typed)}
              />
            ))}
          </fieldset>
        ))}
    </>
  )
}
