import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import css from './edit.module.css'

type Rows = readonly (readonly string[])[]
type RowFieldsProps = { rows: Rows; onChange: (rows: string[][]) => void }

const most = 8

/** A small table, its head first. */
export function RowFields({ rows, onChange }: RowFieldsProps) {
  const columns = Math.max(1, ...rows.map(({ length }) => length))
  const square = rows.map((row) => Array.from({ length: columns }, (_, at) => row[at] ?? ''))
  const type = (line: number, column: number, typed: string) =>
    onChange(
      square.map((row, at) =>
        at === line ? row.map((cell, place) => (place === column ? typed : cell)) : row,
      ),
    )
  const lines = square.map((cells, line) => ({
    line,
    cells: cells.map((cell, column) => ({ cell, column })),
  }))
  return (
    <fieldset className={css.points}>
      <legend>Table on the slide</legend>
      {lines.map(({ line, cells }) => (
        <div key={line} className={css.row}>
          {cells.map(({ cell, column }) => (
            <TextField
              key={column}
              label={line === 0 ? `Head ${column + 1}` : `Row ${line}, column ${column + 1}`}
              name={`cell-${line}-${column}`}
              autoComplete="off"
              maxLength={200}
              value={cell}
              onChange={(typed) => type(line, column, typed)}
            />
          ))}
          <IconButton
            label={line === 0 ? 'Remove table' : `Remove row ${line}`}
            icon={<IconTrash />}
            onClick={() => onChange(line === 0 ? [] : square.filter((_, at) => at !== line))}
          />
        </div>
      ))}
      {rows.length < most ? (
        <div>
          <Button
            size="sm"
            icon={<IconPlus />}
            onClick={() => onChange([...square, Array.from({ length: columns }, () => '')])}
          >
            Add row
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
