import type { ClassSummary } from '@klasrum/contract/classes'
import type { WorkbookPreview } from '@klasrum/contract/workbooks'
import { componentNames, componentOf } from '@klasrum/grading/components'
import { IconAlertTriangle, IconArrowRight, IconCheck, IconEyeOff, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { ImportRow, ImportRows, RowFacts, RowProblem } from '../../../ui/import/import-rows.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { itemText, useSheet } from '../../gradebook/door.ts'
import css from './import.module.css'
import type { PreviewColumn } from './preview-parts.ts'
import { columnsText } from './preview-text.ts'
import type { WorkbookImporting } from './use-workbook-import.ts'

type ColumnsListProps = {
  klass: ClassSummary
  preview: WorkbookPreview
  quarter: number
  importing: WorkbookImporting
}

const asRead = 'read'
const out = 'out'

/** Columns that make or change an item, or are left out; those that are the same need no word. */
export function ColumnsList({ klass, preview, quarter, importing }: ColumnsListProps) {
  const { chosen, waiting, choose, readAgain } = importing
  const { data: sheet } = useSheet(klass.id, quarter)
  const listed = preview.columns.flatMap((column, place) =>
    column.quarter === quarter && (column.state !== 'same' || column.problem || place in chosen.columns)
      ? [{ column, place }]
      : [],
  )
  // Later choices must not shut the list under the one who makes them.
  const [isOpen] = useState(() => opens(listed.map(({ column }) => column)))
  if (listed.length === 0) return null
  const putBack = (place: number) => {
    const { [place]: _, ...columns } = chosen.columns
    readAgain?.({ ...chosen, columns })
  }
  return (
    <details className={css.columns} open={isOpen}>
      <summary>
        <h3>Columns</h3>
        <span className={css.lead}>{columnsText(listed.map(({ column }) => column))}</span>
      </summary>
      <ImportRows>
        {listed.map(({ column, place }) => {
          const choice = { ...chosen.columns, ...waiting.columns }[place]
          const untouched = choice === undefined && column.state !== 'left_out'
          const Said = column.state === 'refused' ? RowProblem : RowFacts
          return (
            <ImportRow
              key={place}
              name={column.title || 'A column without a title'}
              place={`Column ${column.column}`}
              acts={
                <SmallSelect
                  label={`What column ${column.column}, ${column.title}, is`}
                  value={choice === undefined ? (untouched ? asRead : out) : String(choice ?? out)}
                  onChange={(next) => {
                    if (next === asRead) putBack(place)
                    else choose({ columns: { [place]: next === out ? null : Number(next) } })
                  }}
                  options={[
                    ...(untouched || readAgain
                      ? [{ value: asRead, label: asReadText(column, untouched) }]
                      : []),
                    ...(sheet?.items ?? []).map((item) => ({
                      value: String(item.id),
                      label: `${item.title} (${itemText(item)})`,
                    })),
                    { value: out, label: 'Skip' },
                  ]}
                />
              }
            >
              <Highest column={column} />
              <ColumnState column={column} />
              {column.problem ? <Said>{column.problem}</Said> : null}
            </ImportRow>
          )
        })}
      </ImportRows>
    </details>
  )
}

/** A few are shown at once, and so is a refused one; many are opened on demand. */
const opens = (columns: readonly PreviewColumn[]): boolean =>
  columns.length <= 4 || columns.some(({ state }) => state === 'refused')

const asReadText = ({ state, item_id }: PreviewColumn, untouched: boolean): string =>
  !untouched
    ? 'As the file has it'
    : item_id === null && state === 'new'
      ? 'A new item'
      : 'As the file has it'

function Highest({
  column: { category, max_score, old_max, half_points, state },
}: {
  column: PreviewColumn
}) {
  return (
    <RowFacts>
      {category ? `${componentNames[componentOf(category)]} · ` : ''}
      {state === 'changed' ? (
        <>
          highest possible score <VisuallyHidden>from </VisuallyHidden>
          <del>{old_max}</del> <IconArrowRight size={14} aria-hidden /> <VisuallyHidden> to </VisuallyHidden>
          <ins>{max_score}</ins>
        </>
      ) : max_score === null ? (
        `${category ? 'no' : 'No'} highest possible score`
      ) : (
        `highest possible score ${max_score}${half_points ? ', half points' : ''}`
      )}
    </RowFacts>
  )
}

const states = {
  same: { tone: 'done', icon: <IconCheck />, words: 'An item of this class' },
  new: { tone: 'go', icon: <IconPlus />, words: 'New item' },
  changed: { tone: 'care', icon: <IconArrowRight />, words: 'Highest possible score changes' },
  left_out: { tone: 'plain', icon: <IconEyeOff />, words: 'Skipped' },
  refused: { tone: 'harm', icon: <IconAlertTriangle />, words: 'Refused' },
} as const satisfies Record<PreviewColumn['state'], object>

function ColumnState({ column }: { column: PreviewColumn }) {
  const { tone, icon, words } = states[column.state]
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  )
}
