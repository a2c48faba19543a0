import type { ImportPreview } from '@klasrum/contract/imports'
import { IconArrowRight } from '@tabler/icons-react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { fieldText } from './field-text.ts'
import css from './import.module.css'

type Row = ImportPreview['rows'][number]

const titleOf = ({ values }: Row): string =>
  values.name || values.school_name || values.code || values.school_id || 'A row without a name'

export function ImportRow({ row }: { row: Row }) {
  return (
    <li>
      <p className={css.row}>
        <b>{titleOf(row)}</b>
        <span>Line {row.line}</span>
      </p>
      {row.problems.map((problem) => (
        <p key={problem} className={css.problem} data-state={row.state}>
          {problem}
        </p>
      ))}
      {row.state === 'changed' ? <Changes row={row} /> : null}
      {row.state === 'new' ? <Values row={row} /> : null}
    </li>
  )
}

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
  <p className={css.line}>
    {Object.entries(values)
      .filter(([field, value]) => value && field !== 'name')
      .map(([field, value]) => `${fieldText(field)}: ${value}`)
      .join(' · ')}
  </p>
)
