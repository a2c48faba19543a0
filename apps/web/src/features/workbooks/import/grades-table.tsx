import type { WorkbookPreview } from '@klasrum/contract/workbooks'
import { IconAlertTriangle, IconEqualNot, IconStairsDown } from '@tabler/icons-react'
import { useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { lastPage } from '../../../ui/page-span.ts'
import { Pager } from '../../../ui/pager.tsx'
import { gradeReason } from './grade-reason.ts'
import css from './import.module.css'
import type { Grade } from './preview-parts.ts'

type GradesTableProps = { preview: WorkbookPreview; quarter: number }
type Told = Grade & { listed: string; reason: string }

const size = 20

const figure = (value: number | null, digits = 2): string =>
  value === null ? '—' : Number.isInteger(value) && digits === 0 ? String(value) : value.toFixed(2)

const columns: Column<Told>[] = [
  { key: 'name', head: 'Learner', primary: true, cell: ({ listed }) => listed },
  {
    key: 'file-initial',
    head: 'Initial, file',
    align: 'right',
    cell: ({ file_initial }) => figure(file_initial),
  },
  {
    key: 'our-initial',
    head: 'Initial, ours',
    align: 'right',
    cell: ({ our_initial }) => figure(our_initial),
  },
  {
    key: 'file-grade',
    head: 'Grade, file',
    align: 'right',
    cell: ({ file_quarterly }) => figure(file_quarterly, 0),
  },
  {
    key: 'our-grade',
    head: 'Grade, ours',
    align: 'right',
    cell: ({ our_quarterly }) => <b>{figure(our_quarterly, 0)}</b>,
  },
  {
    key: 'why',
    head: 'Why',
    phone: 'line',
    cell: ({ state, reason }) => (
      <span className={css.why}>
        <GradeState state={state} />
        {reason}
      </span>
    ),
  },
]

/** Where the file's own result is not ours; ours is what counts. */
export function ImportGradesTable({ preview, quarter }: GradesTableProps) {
  const [turned, setPage] = useState(1)
  const rows = preview.grades
    .filter((grade) => grade.quarter === quarter)
    .map((grade): Told => {
      const name = preview.names[grade.name]
      return { ...grade, listed: name?.listed_name ?? name?.name ?? '', reason: gradeReason(preview, grade) }
    })
  if (rows.length === 0) return null
  const low = rows.filter(({ state }) => state === 'band_low').length
  const page = Math.min(turned, lastPage({ page: turned, size, total: rows.length }))
  return (
    <section className={css.part} aria-labelledby={`grades-${quarter}`}>
      <div>
        <h3 id={`grades-${quarter}`}>Grades that differ</h3>
        <p className={css.lead}>
          {counted(rows.length, 'grade')} of the file {rows.length === 1 ? 'is' : 'are'} not what the scores
          give
          {low > 0 ? `; ${low} looked up one band low` : ''}. Grades are never imported: they are reckoned
          here from the scores.
        </p>
      </div>
      <div className={css.grades}>
        <DataTable
          caption="Grades that differ"
          columns={columns}
          rows={rows.slice((page - 1) * size, page * size)}
          rowKey={({ name }) => name}
        />
      </div>
      {rows.length > size ? <Pager page={page} size={size} total={rows.length} onPage={setPage} /> : null}
    </section>
  )
}

function GradeState({ state }: { state: Grade['state'] }) {
  if (state === 'band_low')
    return (
      <Badge tone="care" icon={<IconStairsDown />}>
        One band low
      </Badge>
    )
  return state === 'unreadable' ? (
    <Badge tone="harm" icon={<IconAlertTriangle />}>
      Unreadable
    </Badge>
  ) : (
    <Badge tone="plain" icon={<IconEqualNot />}>
      Differs
    </Badge>
  )
}
