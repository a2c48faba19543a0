import type { ClassSummary } from '@klasrum/contract/classes'
import type { RosterPreview } from '@klasrum/contract/rosters'
import { useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ImportRows } from '../../../ui/import/import-rows.tsx'
import { lastPage } from '../../../ui/page-span.ts'
import { Pager } from '../../../ui/pager.tsx'
import type { RowDrafts } from './drafts.ts'
import css from './import.module.css'
import type { RowState } from './preview-text.ts'
import { RosterRow } from './roster-row.tsx'
import type { RosterImporting } from './use-roster-import.ts'

const size = 50

type RosterRowsProps = {
  klass: ClassSummary
  preview: RosterPreview
  state: RowState
  importing: RosterImporting
}

/** The rows of one kind, a page at a time: a list of a thousand stays quick. */
export function RosterRows({ klass, preview, state, importing }: RosterRowsProps) {
  const rows = preview.rows.filter((row) => row.state === state)
  const [turned, setPage] = useState(1)
  const page = Math.min(turned, lastPage({ page: turned, size, total: rows.length }))
  const { mend, mending } = importing
  const leaveAllOut = () =>
    mend(Object.fromEntries(rows.map(({ line }) => [line, { leaveOut: true }])) satisfies RowDrafts)
  return (
    <>
      {state === 'wrong' ? (
        <div className={css.all}>
          <p>Fix what is marked, or skip the row.</p>
          <Button size="sm" kind="plain" working={mending.isPending && 'Checking...'} onClick={leaveAllOut}>
            Skip {rows.length === 1 ? 'this row' : `all ${counted(rows.length, 'row')}`}
          </Button>
        </div>
      ) : null}
      <ImportRows>
        {rows.slice((page - 1) * size, page * size).map((row) => (
          <RosterRow key={row.line} klass={klass} row={row} importing={importing} />
        ))}
      </ImportRows>
      {rows.length > size ? <Pager page={page} size={size} total={rows.length} onPage={setPage} /> : null}
    </>
  )
}
