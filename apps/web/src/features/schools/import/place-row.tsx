import type { ImportPreview } from '@klasrum/contract/imports'
import { IconArrowRight } from '@tabler/icons-react'
import { ImportRow, RowFacts, RowProblem } from '../../../ui/import/import-rows.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { fieldText } from './field-text.ts'
import css from './import.module.css'

type Row = ImportPreview['rows'][number]

const titleOf = ({ values }: Row): string =>
  values.name || values.school_name || values.code || values.school_id || 'A row without a name'

export const PlaceRow = ({ row }: { row: Row }) => (
  <ImportRow name={titleOf(row)} place={`Line ${row.line}`}>
    {row.problems.map((problem) => {
      const Said = row.state === 'wrong' ? RowProblem : RowFacts
      return <Said key={problem}>{problem}</Said>
    })}
    {row.state === 'changed' ? <Changes row={row} /> : null}
    {row.state === 'new' ? <Values row={row} /> : null}
  </ImportRow>
)

const Changes = ({ row: { before, values } }: { row: Row }) => (
  <dl className={css.values}>
    {Object.entries(before).map(([field, old]) => (
      <div key={field}>
        <dt>{fieldText(field)}</dt>
        <dd>
          <VisuallyHidden>from </VisuallyHidden>
          <del>{old || 'blank'}</del>
          <IconArrowRight size={16} aria-hidden />
          <VisuallyHidden> to </VisuallyHidden>
          <ins>{values[field] || 'blank'}</ins>
        </dd>
      </div>
    ))}
  </dl>
)

const Values = ({ row: { values } }: { row: Row }) => (
  <RowFacts>
    {Object.entries(values)
      .filter(([field, value]) => value && field !== 'name')
      .map(([field, value]) => `${fieldText(field)}: ${value}`)
      .join(' · ')}
  </RowFacts>
)
