import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import css from './edit.module.css'
import { RowCards } from './row-cards.tsx'
import { RowGrid } from './row-grid.tsx'

type Rows = readonly (readonly string[])[]
type RowFieldsProps = { rows: Rows; onChange: (rows: string[][]) => void }

const most = 8

/** A small table, its head first: as a table, and on a phone with a card for each row. */
export function RowFields({ rows, onChange }: RowFieldsProps) {
  const isNarrow = useNarrow()
  const columns = Math.max(1, ...rows.map(({ length }) => length))
  const square = rows.map((row) => Array.from({ length: columns }, (_, at) => row[at] ?? ''))
  const [heads = [], ...others] = square
  const Shape = isNarrow ? RowCards : RowGrid
  return (
    <fieldset className={css.points}>
      <legend>Table on the slide</legend>
      <Shape
        heads={heads}
        rows={others}
        type={(line, column, typed) =>
          onChange(
            square.map((row, at) =>
              at === line
                ? // A cell is one line of text, however often it wraps.
                  row.map((cell, place) => (place === column ? typed.replace(/\s*\n\s*/g, ' ') : cell))
                : row,
            ),
          )
        }
        remove={(line) => onChange(square.filter((_, at) => at !== line))}
      />
      <div className={css.tools}>
        {rows.length < most ? (
          <Button
            size="sm"
            icon={<IconPlus />}
            onClick={() => onChange([...square, Array.from({ length: columns }, () => '')])}
          >
            Add row
          </Button>
        ) : null}
        <Button size="sm" icon={<IconTrash />} onClick={() => onChange([])}>
          Remove table
        </Button>
      </div>
    </fieldset>
  )
}
