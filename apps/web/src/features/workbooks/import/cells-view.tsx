import type { WorkbookPreview } from '@klasrum/contract/workbooks'
import { useMemo, useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { useUrlValues } from '../../../lib/url-values.ts'
import { lastPage } from '../../../ui/page-span.ts'
import { Pager } from '../../../ui/pager.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { boardOf } from './cell-board.ts'
import { CellGrid } from './cell-grid.tsx'
import { CellList } from './cell-list.tsx'
import css from './import.module.css'
import { cellStates } from './preview-text.ts'
import { ShowChoice } from './show-choice.tsx'

/** Learners on a page: a whole class on a screen with room, and some on a phone. */
const sizes = { wide: 60, narrow: 20 }

type CellsViewProps = { preview: WorkbookPreview; quarter: number; label: string }

/** Cell by cell what would happen in one quarter: a grid, or a list on a phone. */
export function CellsView({ preview, quarter, label }: CellsViewProps) {
  const { values, change } = useUrlValues()
  const narrow = useNarrow()
  const [turned, setPage] = useState(1)
  const show = cellStates.find(({ value }) => value === values.show)?.value
  const board = useMemo(() => boardOf(preview, quarter, show), [preview, quarter, show])
  const rows = useMemo(
    () => (narrow ? board.rows.filter(({ cells }) => cells.size > 0) : board.rows),
    [board, narrow],
  )
  const size = narrow ? sizes.narrow : sizes.wide
  const page = Math.min(turned, lastPage({ page: turned, size, total: rows.length }))
  const onPage = rows.slice((page - 1) * size, page * size)
  const isEmpty = rows.length === 0 || board.columns.length === 0
  return (
    <section className={css.part} aria-labelledby={`cells-${quarter}`}>
      <h3 id={`cells-${quarter}`}>Scores</h3>
      <ShowChoice
        counts={board.counts}
        value={show}
        onChange={(state) => {
          setPage(1)
          change({ show: state ?? '' }, { replace: true })
        }}
      />
      {isEmpty ? (
        <p className={css.lead}>{show ? 'No such cells.' : 'The file brings no scores here.'}</p>
      ) : narrow ? (
        <CellList board={board} rows={onPage} />
      ) : (
        <CellGrid
          key={`${quarter} ${show} ${page}`}
          board={board}
          rows={onPage}
          label={`${label}, ${counted(rows.length, 'learner')}`}
        />
      )}
      {rows.length > size ? <Pager page={page} size={size} total={rows.length} onPage={setPage} /> : null}
    </section>
  )
}
